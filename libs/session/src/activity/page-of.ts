import type { LandedRoute } from '../session';

/** What the route of all paths without a file of their own knows about its page. */
interface PathScreen {
  readonly page?: { readonly paths?: readonly string[] };
}

/**
 * The page as it is reported: the route's pattern (`/thread/$threadId`), never what stands in the address bar.
 * @param base of the application below which its routes lie: '' or '/ops'
 */
export function pageOf(route: LandedRoute | undefined, base = ''): string {
  if (!route) return `${base}/`;
  const { screen } = (route.context ?? {}) as { screen?: PathScreen };
  const [planned] = screen?.page?.paths ?? [];
  if (planned !== undefined) return `${base}/${planned}`;
  return base + route.fullPath.replace(/(.)\/$/, '$1');
}
