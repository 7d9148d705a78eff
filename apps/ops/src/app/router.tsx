import { RouteError } from '@lyceum/shell';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen';
import { NotFound } from './not-found';
import type { RouterContext } from './router-context';

/** The console's router; its paths begin below `/ops`. */
export function createConsoleRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    basepath: '/ops',
    notFoundMode: 'root',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter;
  }
}
