import { createContext } from 'react';

interface SiteSearch {
  /** Where all posts stand, in the language of the page as far as there is such a page. */
  readonly path: string;
  /** Leads there with some words. */
  readonly lookFor: (words: string) => void;
}

export const SiteSearchContext = createContext<SiteSearch>({ path: '/all-blogs', lookFor: () => undefined });
