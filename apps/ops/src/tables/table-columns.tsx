import type { CellValue, ColumnKind, TableColumn, TableDeclaration, TableRow } from '@lyceum/contracts/ops';
import type { DataTableColumn, SortedAs } from '@lyceum/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonLink } from '../layout/person-link';
import { ValueOfCell } from './cell-value';
import type { TableCells } from './table-list';
import classes from './table-screen.module.css';

/** Figures stand under each other at the end of their column. */
const atEnd: readonly ColumnKind[] = ['number', 'money'];

function sortedAs(kind: ColumnKind): SortedAs {
  if (atEnd.includes(kind)) return 'number';
  return kind === 'time' ? 'time' : 'text';
}

/** Facts of a card whose table names none. */
const usualFacts = 3;

/** What the card of a row tells beneath its title, of the columns that are shown. */
export function factsOf(table: TableDeclaration, shown: readonly string[]): readonly string[] {
  const facts = shown.filter((key) => table.columns[key]?.isFact === true);
  return facts.length > 0 ? facts : shown.slice(1, 1 + usualFacts);
}

/** The shown columns of a declared table; the first one leads to the row's own page, where it has one. */
export function tableColumns<Table extends TableDeclaration>(
  table: Table,
  shown: readonly string[],
  cells: TableCells<Table> | undefined,
  pathOf: ((row: TableRow<Table>) => string) | undefined,
): DataTableColumn<TableRow<Table>>[] {
  return shown.map((key, index) => {
    const column = table.columns[key] as TableColumn;
    const content = (row: TableRow<Table>): ReactNode => {
      const draw = cells?.[key as keyof TableCells<Table>];
      if (draw) return draw(row);
      const values = row as Record<string, CellValue>;
      const name = <ValueOfCell column={column} value={values[key] as CellValue} />;
      const personId = column.personId === undefined ? null : values[column.personId];
      return typeof personId === 'string' ? <PersonLink id={personId} name={name} /> : name;
    };
    return {
      key,
      title: column.label,
      ...(column.isSortable && { sortable: sortedAs(column.kind) }),
      ...(atEnd.includes(column.kind) && { align: 'end' }),
      render: (row) =>
        index === 0 && pathOf ? (
          <Link to={pathOf(row)} className={classes.open}>
            {content(row)}
          </Link>
        ) : (
          content(row)
        ),
    };
  });
}
