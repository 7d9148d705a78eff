import type { UsersSearch } from './users-search';

/** The address of the users page and the way to change it. */
export interface UsersView {
  readonly search: UsersSearch;
  readonly onSearch: (search: UsersSearch) => void;
}
