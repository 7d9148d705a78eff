import { Checkbox, NativeSelect, Skeleton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { cellContent, type DataTableColumn, type DataTableSort } from './columns';
import classes from './card-list.module.css';
import * as messages from './data-table.messages';
import { opening } from './opening';
import { type DataTableSelection, pageSelection, toggled, toggledPage } from './selection';
import { useRowKeys } from './use-row-keys';

interface CardListProps<Row> {
  label: string;
  /** The first is a card's title. */
  columns: readonly DataTableColumn<Row>[];
  /** Keys of the columns told beneath the title. */
  facts: readonly string[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  getRowLabel?: (row: Row) => string;
  sort?: DataTableSort;
  onSort?: (sort: DataTableSort) => void;
  selection?: DataTableSelection;
  rowActions?: (row: Row) => ReactNode;
  onOpen?: (row: Row) => void;
  loading: boolean;
  /** Cards in the place of rows on their way. */
  skeletonRows: number;
  /** CSS height at which they scroll by themselves. */
  maxHeight?: number | string;
}

/**
 * The rows of a table where it would be too wide: a card each, with what tells one from another and what can be done.
 * Whoever enlarges the page gets them on a large screen, too: keys do what they do in the table.
 */
export function CardList<Row extends object>(props: CardListProps<Row>) {
  const { label, rows, loading, skeletonRows, maxHeight, onOpen } = props;
  const isWaiting = loading && rows.length === 0;
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list, onOpen !== undefined);
  return (
    // Another page begins here. Where it does not scroll by itself, Tab passes it.
    <div
      className={classes.root}
      style={{ maxHeight }}
      role="region"
      aria-label={messages.tableOf({ label })}
      tabIndex={maxHeight === undefined ? -1 : 0}
    >
      <CardTools {...props} />
      <ul ref={list} className={classes.cards} aria-label={label} aria-busy={loading}>
        {isWaiting
          ? Array.from({ length: skeletonRows }, (_, index) => <SkeletonCard key={index} />)
          : rows.map((row) => <Card key={props.getRowId(row)} row={row} {...props} />)}
      </ul>
    </div>
  );
}

function Card<Row extends object>({ row, ...list }: CardListProps<Row> & { row: Row }) {
  const { columns, facts, getRowId, getRowLabel = getRowId, selection, rowActions, onOpen } = list;
  const [title] = columns;
  const id = getRowId(row);
  const isSelected = selection?.selected.has(id);
  return (
    // Its title is the link; a press beside it is a convenience.
    <li
      className={classes.card}
      data-row={id}
      data-selected={isSelected || undefined}
      {...(onOpen && opening(() => onOpen(row)))}
    >
      <div className={classes.head}>
        {selection && (
          <label className={classes.check}>
            <Checkbox
              aria-label={messages.selectRow({ row: getRowLabel(row) })}
              checked={isSelected}
              onChange={() => selection.onChange(toggled(selection.selected, id))}
            />
          </label>
        )}
        {title && <div className={classes.title}>{cellContent(title, row)}</div>}
      </div>
      <dl className={classes.facts}>
        {columns
          .filter(({ key }) => key !== title?.key && facts.includes(key))
          .map((column) => (
            <div key={column.key} className={classes.fact}>
              <dt>{column.title}</dt>
              <dd>{cellContent(column, row)}</dd>
            </div>
          ))}
      </dl>
      {rowActions && <div className={classes.actions}>{rowActions(row)}</div>}
    </li>
  );
}

/** What a table's head is for: all of the page selected, another order. */
function CardTools<Row extends object>(props: CardListProps<Row>) {
  const { columns, rows, getRowId, sort, onSort, selection } = props;
  const isOrdered = onSort !== undefined && columns.some(({ sortable }) => sortable);
  const ids = rows.map(getRowId);
  const selected = selection && pageSelection(selection.selected, ids);
  if (!selection && !isOrdered) return null;
  return (
    <div className={classes.tools}>
      {selection && (
        <Checkbox
          label={messages.selectPage()}
          checked={selected === 'all'}
          indeterminate={selected === 'some'}
          disabled={ids.length === 0}
          onChange={() => selection.onChange(toggledPage(selection.selected, ids))}
        />
      )}
      {isOrdered && (
        <NativeSelect
          size="sm"
          aria-label={messages.order()}
          value={sort ? `${sort.key} ${sort.direction}` : ''}
          onChange={({ currentTarget: { value } }) => onSort(sortOf(value))}
          data={ordersOf(columns, sort)}
        />
      )}
    </div>
  );
}

const orderWords = {
  time: { asc: messages.oldestFirst, desc: messages.newestFirst },
  text: { asc: messages.fromAToZ, desc: messages.fromZToA },
  number: { asc: messages.lowestFirst, desc: messages.highestFirst },
} as const;

function ordersOf<Row>(columns: readonly DataTableColumn<Row>[], sort?: DataTableSort) {
  const orders = columns.flatMap(({ key, title, sortable }) =>
    sortable
      ? [
          { value: `${key} asc`, label: orderWords[sortable].asc({ title }) },
          { value: `${key} desc`, label: orderWords[sortable].desc({ title }) },
        ]
      : [],
  );
  // By a column that is not shown, or by none.
  const isKnown = columns.some(({ key, sortable }) => sortable && key === sort?.key);
  return isKnown
    ? orders
    : [{ value: sort ? `${sort.key} ${sort.direction}` : '', label: messages.order() }, ...orders];
}

function sortOf(value: string): DataTableSort {
  const [key = '', direction] = value.split(' ');
  return { key, direction: direction === 'asc' ? 'asc' : 'desc' };
}

function SkeletonCard() {
  return (
    <li className={classes.card}>
      <Skeleton height={16} width="55%" radius="sm" />
      <Skeleton height={12} width="80%" radius="sm" mt={12} />
      <Skeleton height={12} width="65%" radius="sm" mt={8} />
    </li>
  );
}
