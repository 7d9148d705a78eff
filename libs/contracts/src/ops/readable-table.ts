import type { Permission } from '../permissions/permissions';
import { personalFields } from '../personal-data/personal-fields';
import { columnKeysOf, type TableDeclaration } from './table';

/** Narrowed declarations by the table and the keys they lack, so that each is one object wherever it is asked for. */
const narrowed = new WeakMap<TableDeclaration, Map<string, TableDeclaration>>();

/**
 * A table as somebody may read it: without the columns that tell of people what they may not know. To them these are
 * not there: not shown, searched, filtered or ordered by, and in no file.
 * @param holds whether they have a right
 */
export function readableTable<Table extends TableDeclaration>(
  table: Table,
  holds: (right: Permission) => boolean,
): Table {
  const hidden = columnKeysOf(
    table,
    ({ personal }) => personal !== undefined && !holds(personalFields[personal]),
  );
  if (hidden.length === 0) return table;
  const known = narrowed.get(table) ?? new Map<string, TableDeclaration>();
  narrowed.set(table, known);
  const name = hidden.join();
  const found = known.get(name) ?? without(table, hidden);
  known.set(name, found);
  return found as Table;
}

function without(table: TableDeclaration, hidden: readonly string[]): TableDeclaration {
  const { searchLabel = null, sort = table.sort } = table.open ?? {};
  const columns = Object.entries(table.columns).filter(([key]) => !hidden.includes(key));
  return { ...table, columns: Object.fromEntries(columns), searchLabel, sort };
}
