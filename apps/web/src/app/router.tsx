import { RouteError } from '@lyceum/shell';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen';
import { NotFound } from './not-found';
import type { RouterContext } from './router-context';

/**
 * The web app's router. Lists keep their place on Back; links load their screen when the pointer nears them.
 * @param isBeingRead whether somebody reads what the server drew meanwhile, and may have scrolled
 */
export function createAppRouter(context: RouterContext, isBeingRead = (): boolean => false) {
  return createRouter({
    routeTree,
    context,
    notFoundMode: 'root',
    scrollRestoration: () => !isBeingRead(),
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
