/** Which way a list runs; one list for API, app and console (checklist line 256). */
export const sortDirections = ['asc', 'desc'] as const;

export type SortDirection = (typeof sortDirections)[number];
