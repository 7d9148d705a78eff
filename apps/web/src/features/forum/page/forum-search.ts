import { type ThreadSort, threadSorts } from '@lyceum/contracts';
import { z } from 'zod';

/** Tabs of a forum (checklist line 61). */
export const forumTabs = ['posts', 'members', 'info'] as const;

export type ForumTab = (typeof forumTabs)[number];

/** Sorts the screen offers (checklist line 62); the others come by link only. */
export const offeredSorts: readonly { readonly sort: ThreadSort; readonly label: string }[] = [
  { sort: 'NEWEST', label: 'Newest' },
  { sort: 'OLDEST', label: 'Oldest' },
  { sort: 'FEATURED', label: 'Featured' },
];

/** What the address of a forum says. Anything it should not say is as if it were not there. */
const forumSearchSchema = z.object({
  tab: z.enum(forumTabs).default('posts').catch('posts'),
  sort: z.enum(threadSorts).default('NEWEST').catch('NEWEST'),
  // The router reads `?q=42` as a number.
  q: z
    .union([z.string(), z.number(), z.boolean()])
    .transform((text) => String(text).trim())
    .pipe(z.string().max(200))
    .default('')
    .catch(''),
});

/** Tab, sort and search in force: Posts, newest first, and no search unless the address says otherwise. */
export type ForumSearch = z.output<typeof forumSearchSchema>;

/** In the address stands only what is not the default. */
export type ForumSearchInAddress = Partial<ForumSearch>;

export function readForumSearch(search: Record<string, unknown>): ForumSearchInAddress {
  return inAddress(forumSearchSchema.parse(search));
}

export function fullForumSearch(search: ForumSearchInAddress): ForumSearch {
  return forumSearchSchema.parse(search);
}

/** Leaves out what need not be said. */
export function inAddress({ tab, sort, q }: ForumSearch): ForumSearchInAddress {
  return {
    ...(tab !== 'posts' && { tab }),
    ...(sort !== 'NEWEST' && { sort }),
    ...(q !== '' && { q }),
  };
}
