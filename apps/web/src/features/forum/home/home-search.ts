/**
 * What the forums' home shows (checklist lines 61, 80, 82): the caller's feed, what their forums talk about, three lists
 * of forums, what they saved, for teachers what their students ask, and for staff the forums people ask for.
 */
export const homeTabs = [
  'feed',
  'conversations',
  'all',
  'mine',
  'recommended',
  'saved',
  'students',
  'proposals',
] as const;

export type HomeTab = (typeof homeTabs)[number];

/** In the address stands only what is not the default, the feed. */
export interface HomeSearch {
  readonly tab?: HomeTab;
  /** A conversation that a notification leads to. */
  readonly conversation?: string;
}

/** Written without `zod`: it stands on the way to everybody's first screen. */
export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  const tab = homeTabs.find((known) => known === search.tab);
  if (tab === undefined || tab === 'feed') return {};
  const { conversation } = search;
  return tab === 'conversations' && typeof conversation === 'string' && /^[\da-f-]{36}$/i.test(conversation)
    ? { tab, conversation }
    : { tab };
}
