import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen';
import type { RouterContext } from './router-context';

/** The web app's router. Lists keep their place on Back; links load their screen when the pointer nears them. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    notFoundMode: 'root',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: lazyRouteComponent(() => import('./route-error'), 'RouteError'),
    defaultNotFoundComponent: lazyRouteComponent(() => import('./not-found'), 'NotFound'),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
