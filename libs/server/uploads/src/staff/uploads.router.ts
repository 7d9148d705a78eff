import { bulkResultSchema } from '@lyceum/contracts/ops';
import {
  replacedUploadSchema,
  replaceUploadSchema,
  staffFileSchema,
  uploadIdSchema,
  uploadIdsSchema,
  uploadsTable,
} from '@lyceum/contracts/uploads';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { StaffFilesReader } from './staff-files.reader';
import { StaffFilesService } from './staff-files.service';

/** The console's calls about files. They are sent by the calls that everybody sends files with. */
export function createUploadsRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const reader = get(StaffFilesReader);
  const files = get(StaffFilesService);
  return createOpsRouter({
    list: tableProcedure(uploadsTable, tables),

    get: requires('upload.administer')
      .input(uploadIdSchema)
      .output(staffFileSchema)
      .query(({ ctx, input }) => reader.get(ctx.actor, input)),

    history: historyProcedure(tables, {
      targetType: 'upload',
      requires: 'upload.administer',
      get: (actor, uploadId) => reader.get(actor, { uploadId }),
    }),

    remove: requires('upload.administer')
      .input(uploadIdsSchema)
      .output(z.array(bulkResultSchema))
      .mutation(({ ctx, input }) => files.remove(ctx.actor, input)),

    restore: requires('upload.administer')
      .input(uploadIdsSchema)
      .output(z.array(bulkResultSchema))
      .mutation(({ ctx, input }) => files.restore(ctx.actor, input)),

    replace: requires('upload.administer')
      .input(replaceUploadSchema)
      .output(replacedUploadSchema)
      .mutation(({ ctx, input }) => files.replace(ctx.actor, input)),
  });
}
