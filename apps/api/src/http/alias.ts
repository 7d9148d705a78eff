import type { PublicPageService } from '@lyceum/cms';
import { findAlias } from '@lyceum/contracts/site';

type Pages = Pick<PublicPageService, 'find' | 'leadsTo'>;

/** Below these there is what editors published and nothing else. */
const editorsOnly = /^(?:\/(?:es|zh))?\/(?:blog|globe)\//;

/**
 * Where another spelling of a path leads; null for all others, and where what it stands for is not there, of which the page
 * says that it is not found.
 */
export async function aliasTarget(path: string, pages: Pages, brandSlug: string): Promise<string | null> {
  const target = findAlias(path, brandSlug);
  if (target === null || !editorsOnly.test(target)) return target;
  // Without a database nobody knows: then the right spelling says so.
  const page = await pages.find(target).catch(() => undefined);
  return page === null
    ? pages.leadsTo(target, true).then(
        (place) => place?.to ?? null,
        () => null,
      )
    : target;
}
