import {
  bulkResultSchema,
  replacedUploadSchema,
  replaceUploadSchema,
  staffFileSchema,
  uploadIdSchema,
  uploadIdsSchema,
  uploadsTable,
} from '@lyceum/contracts';
import { createOpsRouter, requires, tableProcedure, type TableReader } from '@lyceum/kernel';
import { z } from 'zod';
import type { StaffFilesReader } from './staff-files.reader';
import type { StaffFilesService } from './staff-files.service';

/** What the calls about files need. */
export interface FileServices {
  readonly tables: TableReader;
  readonly reader: StaffFilesReader;
  readonly files: StaffFilesService;
}

/** The console's calls about files. They are sent by the calls that everybody sends files with. */
export function createUploadsRouter({ files, reader, tables }: FileServices) {
  return createOpsRouter({
    list: tableProcedure(uploadsTable, tables),

    get: requires('upload.administer')
      .input(uploadIdSchema)
      .output(staffFileSchema)
      .query(({ ctx, input }) => reader.get(ctx.actor, input)),

    remove: requires('upload.administer')
      .input(uploadIdsSchema)
      .output(z.array(bulkResultSchema))
      .mutation(({ ctx, input }) => files.remove(ctx.actor, input, { requestId: ctx.requestId })),

    restore: requires('upload.administer')
      .input(uploadIdsSchema)
      .output(z.array(bulkResultSchema))
      .mutation(({ ctx, input }) => files.restore(ctx.actor, input, { requestId: ctx.requestId })),

    replace: requires('upload.administer')
      .input(replaceUploadSchema)
      .output(replacedUploadSchema)
      .mutation(({ ctx, input }) => files.replace(ctx.actor, input, { requestId: ctx.requestId })),
  });
}
