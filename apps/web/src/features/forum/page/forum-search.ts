import { type ThreadSort, threadSorts } from '@lyceum/contracts/forum';

/** Tabs of a forum (checklist line 61). */
export const forumTabs = ['posts', 'members', 'info'] as const;

export type ForumTab = (typeof forumTabs)[number];

/** Sorts the screen offers (checklist line 62); the others come by link only. */
export const offeredSorts: readonly ThreadSort[] = ['NEWEST', 'OLDEST', 'FEATURED'];

/** Longest search of a forum, in characters. */
const searchLength = 200;

/** Tab, sort and search in force: Posts, newest first, and no search unless the address says otherwise. */
export interface ForumSearch {
  readonly tab: ForumTab;
  readonly sort: ThreadSort;
  readonly q: string;
}

/** In the address stands only what is not the default. */
export type ForumSearchInAddress = Partial<ForumSearch>;

/**
 * Anything the address should not say is as if it were not there. Written without `zod`: it stands on the way to
 * everybody's first screen.
 */
export function fullForumSearch({
  tab,
  sort,
  q,
}: {
  tab?: unknown;
  sort?: unknown;
  q?: unknown;
}): ForumSearch {
  return {
    tab: forumTabs.find((known) => known === tab) ?? 'posts',
    sort: threadSorts.find((known) => known === sort) ?? 'NEWEST',
    q: readQuery(q),
  };
}

/** The router reads `?q=42` as a number. */
function readQuery(q: unknown): string {
  if (typeof q !== 'string' && typeof q !== 'number' && typeof q !== 'boolean') return '';
  const text = String(q).trim();
  return text.length > searchLength ? '' : text;
}

/** Leaves out what need not be said. */
export function inAddress({ tab, sort, q }: ForumSearch): ForumSearchInAddress {
  return {
    ...(tab !== 'posts' && { tab }),
    ...(sort !== 'NEWEST' && { sort }),
    ...(q !== '' && { q }),
  };
}
