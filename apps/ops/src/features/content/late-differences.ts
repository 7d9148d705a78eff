/** What shows how versions of an entry differ, in one file that comes when the first of it is asked for. */
export { Compared } from './compared';
export { ConflictDialog } from './conflict-dialog';
