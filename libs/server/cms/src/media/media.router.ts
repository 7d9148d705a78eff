import {
  changeMediaSchema,
  createMediaSchema,
  mediaDetailSchema,
  mediaIdInputSchema,
  mediaTable,
  replaceMediaSchema,
} from '@lyceum/contracts/cms';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { MediaService } from './media.service';

/** The console's calls about the library of pictures. They are sent by the calls that everybody sends files with. */
export function createMediaRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const media = get(MediaService);
  const edit = requires('content.edit');
  return createOpsRouter({
    list: tableProcedure(mediaTable, tables),
    get: edit.query(mediaIdInputSchema, mediaDetailSchema, (actor, input) => media.get(actor, input)),
    history: historyProcedure(tables, {
      targetType: 'media',
      requires: 'content.edit',
      get: (actor, id) => media.get(actor, { id }),
    }),
    create: edit.mutation(createMediaSchema, mediaIdInputSchema, (actor, input) =>
      media.create(actor, input),
    ),
    change: edit.mutation(changeMediaSchema, z.void(), (actor, input) => media.change(actor, input)),
    replace: edit.mutation(replaceMediaSchema, z.void(), (actor, input) => media.replace(actor, input)),
    remove: requires('content.publish').mutation(mediaIdInputSchema, z.void(), (actor, input) =>
      media.remove(actor, input),
    ),
  });
}
