import { listViewsSchema, removeViewSchema, savedViewSchema, saveViewSchema } from '@lyceum/contracts';
import { createOpsRouter, requires } from '@lyceum/kernel';
import { z } from 'zod';
import type { SavedViewService } from './saved-view.service';

/** The console's calls about saved views. */
export function createViewsRouter(views: SavedViewService) {
  return createOpsRouter({
    list: requires('console.use')
      .input(listViewsSchema)
      .output(z.array(savedViewSchema))
      .query(({ ctx, input }) => views.list(ctx.actor, input)),

    save: requires('console.use')
      .input(saveViewSchema)
      .output(savedViewSchema)
      .mutation(({ ctx, input }) => views.save(ctx.actor, input, ctx.requestId)),

    remove: requires('console.use')
      .input(removeViewSchema)
      .mutation(({ ctx, input }) => views.remove(ctx.actor, input, ctx.requestId)),
  });
}
