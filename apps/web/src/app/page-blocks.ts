import { createContext } from 'react';

/**
 * The text of an element of data in the page, by its id. Where the server draws a page (../prerender.tsx) there is no document yet:
 * it gives what it will write into it.
 */
export const PageBlocks = createContext<(id: string) => string | null | undefined>(
  (id) => document.getElementById(id)?.textContent,
);
