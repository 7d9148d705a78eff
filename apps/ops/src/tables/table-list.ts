import type { SortDirection } from '@lyceum/contracts/common';
import type { ColumnKey, FilterValue, TableDeclaration, TablePage, TableRow } from '@lyceum/contracts/ops';
import type { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What is asked of a table's `list`. */
interface TablePageInput {
  search: string;
  filters: Record<string, FilterValue>;
  sortBy: string;
  direction: SortDirection;
  limit: number;
  cursor: string | null;
}

interface TableAnswer<Table extends TableDeclaration> {
  readonly data: TablePage<Table> | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  refetch(): Promise<unknown>;
}

/** A section's `list` among the console's calls: `trpc.promoCodes.list`. */
export interface TableList<Table extends TableDeclaration> {
  useQuery(input: TablePageInput, options: { placeholderData: typeof keepPreviousData }): TableAnswer<Table>;
}

/** How cells are drawn whose column needs more than its kind says. */
export type TableCells<Table extends TableDeclaration> = Readonly<
  Partial<Record<ColumnKey<Table>, (row: TableRow<Table>) => ReactNode>>
>;
