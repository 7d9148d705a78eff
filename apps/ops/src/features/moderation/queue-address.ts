import { moderationTable } from '@lyceum/contracts/moderation';
import { readView, sortText, tableSearch, type TableSearch, toQuestion } from '../../tables/table-address';
import type { TableQuestion } from '../../tables/table-question';

const readSearch = tableSearch(moderationTable);

/** How one comes to the queue: what waits, the longest waiting first. */
export const usualQueue = { status: 'OPEN', sort: 'createdAt' } as const satisfies TableSearch;

/** The order that a list's address leaves out, and a case's says: without any, its queue is the usual one. */
const listOrder = sortText({ key: moderationTable.sort.by, direction: moderationTable.sort.direction });

/** What of an address leads through cases: its search, filters and order. */
export function queueSearch(raw: Record<string, unknown>): TableSearch {
  const { page: _, after: __, size: ___, columns: ____, ...asked } = readSearch(raw);
  return raw['sort'] === listOrder ? { ...asked, sort: listOrder } : asked;
}

/** The queue a list leads through, in the order it has. */
export const queueOfList = (search: TableSearch): TableSearch =>
  queueSearch({ ...search, sort: search['sort'] ?? listOrder });

/** The cases an address leads through: of a list that shows waiting and decided ones, those that wait. */
export function queueOf(search: TableSearch): TableQuestion {
  const asked: TableSearch = Object.keys(search).length === 0 ? usualQueue : search;
  return toQuestion(moderationTable, readView(moderationTable, { status: 'OPEN', ...asked }));
}
