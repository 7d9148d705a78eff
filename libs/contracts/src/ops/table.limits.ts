export const tableLimits = {
  searchLength: 100,
  filterTextLength: 200,
  /** Values one filter of choices names. */
  filterChoices: 50,
  /** Rows one bulk action takes. */
  bulkRows: 500,
  /** Rows one exported file holds. */
  exportRows: 250_000,
  /** Saved views of one person. */
  savedViews: 100,
  savedViewNameLength: 60,
  /** Characters of a saved view: the search parameters of its address as JSON. */
  savedViewLength: 4_000,
} as const;
