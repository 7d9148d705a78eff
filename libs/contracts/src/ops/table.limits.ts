export const tableLimits = {
  searchLength: 100,
  /** Shorter texts are in everything. */
  shortestFind: 2,
  /** Rows of one table the palette shows. */
  foundRows: 5,
  /** How long the palette waits for one table. */
  findMilliseconds: 1_000,
  filterTextLength: 200,
  /** Values one filter of choices names. */
  filterChoices: 50,
  /** People one filter names. */
  filterPeople: 20,
  /** Rows one call of a bulk action takes. */
  bulkRows: 500,
  /** Rows that can be selected at once, to be done in several calls. */
  selectedRows: 5_000,
  /** Counting stops here, on the home and in the overview of jobs, too; a list estimates beyond. */
  exactRows: 10_000,
  /** Rows one exported file holds. */
  exportRows: 250_000,
  /** Saved views of one person. */
  savedViews: 100,
  /** Shared views of one table, of everybody. */
  sharedViews: 50,
  savedViewNameLength: 60,
  /** Characters of a saved view: the search parameters of its address as JSON. */
  savedViewLength: 4_000,
} as const;
