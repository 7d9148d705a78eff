import type { TableSearch } from '../../tables/table-address';

/** What is not deleted: what the list begins with. */
export const standing = {
  state: 'DRAFT,REVIEW,SCHEDULED,PUBLISHED,CHANGED',
  language: 'en',
} as const satisfies TableSearch;
