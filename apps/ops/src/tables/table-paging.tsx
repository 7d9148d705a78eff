import type { RowCount, TableDeclaration } from '@lyceum/contracts/ops';
import type { DataTablePaging } from '@lyceum/ui';
import { NativeSelect } from '@mantine/core';
import { formatNumber } from '../layout/formats';
import { questionOf, startOf } from './list-memory';
import { nextPage, pageSizes, previousPage, refined, type TableView } from './table-address';
import { totalWords } from './total-words';
import type { ViewState } from './use-table-view';

interface PagingOf extends ViewState {
  readonly table: TableDeclaration;
  readonly nextCursor: string | null;
  /** Rows of this page. */
  readonly shown: number;
  readonly total: RowCount | undefined;
}

/** Which rows of how many are shown, how many a page has, and the ways to the pages around. */
export function tablePaging({ table, view, onView, nextCursor, shown, total }: PagingOf): DataTablePaging {
  return {
    summary: rowsWords(view, shown, total),
    size: (
      <NativeSelect
        size="xs"
        aria-label="Rows of a page"
        data={pageSizes.map((size) => ({ value: String(size), label: `${size} rows` }))}
        value={String(view.size)}
        onChange={({ currentTarget }) => onView(refined(view, { size: Number(currentTarget.value) }))}
      />
    ),
    ...(view.after !== null && {
      onPrevious: () => onView(previousPage(view, startOf(questionOf(table.name, view), view.page - 1))),
    }),
    ...(nextCursor !== null && { onNext: () => onView(nextPage(view, nextCursor)) }),
  };
}

/** `26–50 of 476` */
function rowsWords({ page, size }: TableView, shown: number, total: RowCount | undefined): string {
  if (shown === 0) return '';
  const before = (page - 1) * size;
  const range = `${formatNumber(before + 1)}–${formatNumber(before + shown)}`;
  return total ? `${range} of ${totalWords(total)}` : range;
}
