import { moderationTable } from '@lyceum/contracts/moderation';
import {
  readView,
  tableSearch,
  type TableQuestion,
  type TableSearch,
  toQuestion,
} from '../../tables/table-address';

const readSearch = tableSearch(moderationTable);

/** How one comes to the queue: what waits, the longest waiting first. */
export const usualQueue: TableSearch = { status: 'OPEN', sort: 'createdAt' };

/** What of a list's address leads through its cases: its search, filters and order. */
export function queueSearch(raw: Record<string, unknown>): TableSearch {
  const { page: _, after: __, size: ___, columns: ____, ...asked } = readSearch(raw);
  return asked;
}

/** The cases an address leads through: of a list that shows waiting and decided ones, those that wait. */
export function queueOf(search: TableSearch): TableQuestion {
  const asked = Object.keys(search).length === 0 ? usualQueue : search;
  return toQuestion(moderationTable, readView(moderationTable, { status: 'OPEN', ...asked }));
}
