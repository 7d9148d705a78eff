import type { CellValue, TableColumn, TableDeclaration, TableRow } from '@lyceum/contracts/ops';
import { currencyName, sortValueName } from './table-statement';
import type { TablePlace } from './table-cursor';

/** A row as the driver has it. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** Where a row stands in the order it was read in. */
export const placeOf = (row: StoredRow): TablePlace => [row[sortValueName] as string | null, row.id];

/** A row as it goes over the wire: the columns that were read, in the forms of their kinds. */
export function toTableRow<Table extends TableDeclaration>(
  table: Table,
  row: StoredRow,
  keys: readonly string[],
): TableRow<Table> {
  // Filled in place: a page has hundreds of cells, and pairs of them would cost more than all the rest of it.
  const answered: Record<string, CellValue> = { id: row.id };
  for (const key of keys) answered[key] = toCell(table.columns[key] as TableColumn, row, key);
  return answered as TableRow<Table>;
}

function toCell({ kind }: TableColumn, row: StoredRow, key: string): CellValue {
  const value = row[key];
  if (kind === 'choices') return (value ?? []) as string[];
  if (value === null || value === undefined) return null;
  // Whole numbers beyond 32 bits and sums come as text.
  if (kind === 'number') return Number(value);
  if (kind === 'money') return { minor: Number(value), currency: String(row[currencyName(key)]) };
  if (kind === 'time') return (value as Date).toISOString();
  if (kind === 'flag') return value === true;
  return String(value);
}
