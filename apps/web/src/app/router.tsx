import { RouteError } from '@lyceum/shell';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen';
import { NotFound } from './not-found';
import type { RouterContext } from './router-context';

/** The web app's router. Lists keep their place on Back; links load their screen when the pointer nears them. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    notFoundMode: 'root',
    scrollRestoration: true,
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
