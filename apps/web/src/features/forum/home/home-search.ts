/**
 * What the forums' home shows (checklist lines 61, 80): the caller's feed, three lists of forums, what they
 * saved, and for staff the forums people ask for.
 */
export const homeTabs = ['feed', 'all', 'mine', 'recommended', 'saved', 'proposals'] as const;

export type HomeTab = (typeof homeTabs)[number];

/** In the address stands only what is not the default, the feed. */
export interface HomeSearch {
  readonly tab?: HomeTab;
}

/** Written without `zod`: it stands on the way to everybody's first screen. */
export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  const tab = homeTabs.find((known) => known === search.tab);
  return tab === undefined || tab === 'feed' ? {} : { tab };
}
