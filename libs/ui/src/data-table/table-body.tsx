import { Checkbox, Skeleton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { cellClass } from './cell-class';
import { cellContent, type DataTableColumn } from './columns';
import * as messages from './data-table.messages';
import classes from './data-table.module.css';
import { opening } from './opening';
import { moveBetweenRows } from './row-keys';
import { toggled, type DataTableSelection } from './selection';
import { useRowKeys } from './use-row-keys';

interface TableBodyProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  getRowLabel?: (row: Row) => string;
  selection?: DataTableSelection;
  rowActions?: (row: Row) => ReactNode;
  onOpen?: (row: Row) => void;
}

/** The rows themselves; Up and Down walk through them, and where a row can be opened so do j and k. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { columns, rows, getRowId, getRowLabel = getRowId, selection, rowActions, onOpen } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, onOpen !== undefined);
  return (
    <tbody ref={body} onKeyDown={moveBetweenRows}>
      {rows.map((row) => {
        const id = getRowId(row);
        const selected = selection?.selected.has(id);
        return (
          <tr
            key={id}
            className={classes.row}
            data-row={id}
            data-selected={selected || undefined}
            {...(onOpen && opening(() => onOpen(row)))}
          >
            {selection && (
              <td className={`${classes.cell} ${classes.narrow}`}>
                <label className={classes.check}>
                  <Checkbox
                    size="xs"
                    aria-label={messages.selectRow({ row: getRowLabel(row) })}
                    checked={selected}
                    onChange={() => selection.onChange(toggled(selection.selected, id))}
                  />
                </label>
              </td>
            )}
            {columns.map((column) => (
              <td key={column.key} className={cellClass('cell', column)}>
                {cellContent(column, row)}
              </td>
            ))}
            {rowActions && (
              <td className={`${classes.cell} ${classes.narrow} ${classes.actions}`}>{rowActions(row)}</td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

interface SkeletonBodyProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: number;
  /** Cells before the first column, and after the last. */
  before: number;
  after: number;
}

/** Rows on their way, in the shape of the columns. */
export function SkeletonBody<Row>({ columns, rows, before, after }: SkeletonBodyProps<Row>) {
  const blank = (count: number, side: string) =>
    Array.from({ length: count }, (_, index) => <td key={`${side}${index}`} className={classes.cell} />);
  return (
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className={classes.row}>
          {blank(before, 'before')}
          {columns.map((column, index) => (
            <td key={column.key} className={cellClass('cell', column)}>
              <Skeleton height={12} radius="sm" width={`${50 + ((row * 5 + index * 3) % 4) * 12}%`} />
            </td>
          ))}
          {blank(after, 'after')}
        </tr>
      ))}
    </tbody>
  );
}
