import { z } from 'zod';

/** What the forums' home shows (checklist line 61): the caller's feed, three lists of forums, and what they saved. */
export const homeTabs = ['feed', 'all', 'mine', 'recommended', 'saved'] as const;

export type HomeTab = (typeof homeTabs)[number];

const homeSearchSchema = z.object({ tab: z.enum(homeTabs).default('feed').catch('feed') });

/** In the address stands only what is not the default, the feed. */
export interface HomeSearch {
  readonly tab?: HomeTab;
}

export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  const { tab } = homeSearchSchema.parse(search);
  return tab === 'feed' ? {} : { tab };
}
