import { redirect } from '@tanstack/react-router';
import type { ConsoleSection } from '../app/navigation';
import { wasVisited } from './list-memory';
import type { TableSearch } from './table-address';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Nobody asked for this address of a list: its section begins there, unless its reader has chosen a view for that. */
    isBeginning?: boolean;
  }
}

/** How somebody comes to a list. */
interface Arrival {
  readonly cause: 'enter' | 'stay' | 'preload';
  readonly search: TableSearch;
}

/**
 * Where a list begins for who comes to it for the first time, and by no address of its own: where its section says. For
 * `beforeLoad` of its route.
 */
export const beginsAt =
  ({ path, begins }: Pick<ConsoleSection, 'path' | 'begins'>) =>
  ({ cause, search }: Arrival): void => {
    if (begins && cause === 'enter' && !wasVisited(path) && Object.keys(search).length === 0)
      throw redirect({ to: path, search: begins, replace: true, state: { isBeginning: true } });
  };
