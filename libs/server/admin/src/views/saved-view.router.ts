import { listViewsSchema, removeViewSchema, savedViewSchema, saveViewSchema } from '@lyceum/contracts/ops';
import { createOpsRouter, requires, type ServiceFinder } from '@lyceum/kernel';
import { z } from 'zod';
import { SavedViewService } from './saved-view.service';

/** The console's calls about saved views. */
export function createViewsRouter(get: ServiceFinder) {
  const views = get(SavedViewService);
  return createOpsRouter({
    list: requires('console.use')
      .input(listViewsSchema)
      .output(z.array(savedViewSchema))
      .query(({ ctx, input }) => views.list(ctx.actor, input)),

    save: requires('console.use')
      .input(saveViewSchema)
      .output(savedViewSchema)
      .mutation(({ ctx, input }) => views.save(ctx.actor, input)),

    remove: requires('console.use')
      .input(removeViewSchema)
      .mutation(({ ctx, input }) => views.remove(ctx.actor, input)),
  });
}
