/** Bounds of every search; texts are in characters. */
export const searchLimits = {
  queryLength: 100,
  /** From this length on a query also finds what is spelt like it. */
  similarFromLength: 4,
  /** Characters of a text that are looked through for the snippet. */
  searchedLength: 4_000,
  /** Length of a snippet, in graphemes. */
  snippetLength: 180,
} as const;
