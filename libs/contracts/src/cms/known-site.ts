import { z } from 'zod';
import { findAlias, isScreenPath } from '../site';

/** What there is on the public site for links to lead to. */
export const knownSiteSchema = z.object({
  brandSlug: z.string(),
  addresses: z.array(
    z.object({
      path: z.string(),
      /** What can be named behind the # there; null where nobody knows. */
      anchors: z.array(z.string()).nullable(),
    }),
  ),
});
export type KnownSite = z.output<typeof knownSiteSchema>;

/** Files, which have a name with an ending, and the console: nobody looks for those. */
const notPages = /\.\w{2,5}$|^\/ops(?:\/|$)|^\/files\//;

/** One segment, as short links have: staff keep those elsewhere. */
const shortLink = /^\/[\w-]+$/;

/** Says what is wrong with where a link leads; null where nothing is, or where it leads to another site. */
export function linkIssue(target: string, { brandSlug, addresses }: KnownSite): string | null {
  const filled = target.replaceAll('{brand}', brandSlug);
  if (!filled.startsWith('/')) return null;
  const [address = '', anchor = ''] = filled.split('#');
  const path = (address.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');
  const reached = findAlias(path, brandSlug) ?? path;
  const known = addresses.find((one) => one.path === reached);
  if (known) {
    const isThere = anchor === '' || known.anchors === null || known.anchors.includes(anchor);
    return isThere ? null : `${target} leads to the top of the page: there is no “${anchor}” on it.`;
  }
  if (notPages.test(reached) || isScreenPath(reached, brandSlug)) return null;
  return `${target} leads nowhere: nothing is published there${shortLink.test(reached) ? ', and only a short link may have that name' : ''}.`;
}
