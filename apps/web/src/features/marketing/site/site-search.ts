import { createContext } from 'react';

/** Leads to the posts with some words. */
export const SiteSearchContext = createContext<(words: string) => void>(() => undefined);
