import { bulkResultSchema } from '@lyceum/contracts/ops';
import {
  replacedUploadSchema,
  replaceUploadSchema,
  restoreUploadsSchema,
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
  const administer = requires('upload.administer');
  return createOpsRouter({
    list: tableProcedure(uploadsTable, tables),
    get: administer.query(uploadIdSchema, staffFileSchema, (actor, input) => reader.get(actor, input)),
    history: historyProcedure(tables, {
      targetType: 'upload',
      requires: 'upload.administer',
      get: (actor, uploadId) => reader.get(actor, { uploadId }),
    }),
    remove: administer.mutation(uploadIdsSchema, z.array(bulkResultSchema), (actor, input) =>
      files.remove(actor, input),
    ),
    restore: administer.mutation(restoreUploadsSchema, z.array(bulkResultSchema), (actor, input) =>
      files.restore(actor, input),
    ),
    replace: administer.mutation(replaceUploadSchema, replacedUploadSchema, (actor, input) =>
      files.replace(actor, input),
    ),
  });
}
