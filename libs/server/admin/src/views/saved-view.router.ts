import {
  defaultViewSchema,
  listedViewSchema,
  listViewsSchema,
  removeViewSchema,
  renameViewSchema,
  savedViewSchema,
  saveViewSchema,
  shareViewSchema,
} from '@lyceum/contracts/ops';
import { createOpsRouter, requires, type ServiceFinder } from '@lyceum/kernel';
import { z } from 'zod';
import { SavedViewService } from './saved-view.service';

/** The console's calls about saved views. */
export function createViewsRouter(get: ServiceFinder) {
  const views = get(SavedViewService);
  const staff = requires('console.use');
  return createOpsRouter({
    list: staff.query(listViewsSchema, z.array(listedViewSchema), (actor, input) => views.list(actor, input)),
    save: staff.mutation(saveViewSchema, savedViewSchema, (actor, input) => views.save(actor, input)),
    rename: staff.mutation(renameViewSchema, z.void(), (actor, input) => views.rename(actor, input)),
    share: staff.mutation(shareViewSchema, z.void(), (actor, input) => views.share(actor, input)),
    setDefault: staff.mutation(defaultViewSchema, z.void(), (actor, input) => views.setDefault(actor, input)),
    remove: staff.mutation(removeViewSchema, z.void(), (actor, input) => views.remove(actor, input)),
  });
}
