import { listViewsSchema, removeViewSchema, savedViewSchema, saveViewSchema } from '@lyceum/contracts/ops';
import { createOpsRouter, requires, type ServiceFinder } from '@lyceum/kernel';
import { z } from 'zod';
import { SavedViewService } from './saved-view.service';

/** The console's calls about saved views. */
export function createViewsRouter(get: ServiceFinder) {
  const views = get(SavedViewService);
  const staff = requires('console.use');
  return createOpsRouter({
    list: staff.query(listViewsSchema, z.array(savedViewSchema), (actor, input) => views.list(actor, input)),
    save: staff.mutation(saveViewSchema, savedViewSchema, (actor, input) => views.save(actor, input)),
    remove: staff.mutation(removeViewSchema, z.void(), (actor, input) => views.remove(actor, input)),
  });
}
