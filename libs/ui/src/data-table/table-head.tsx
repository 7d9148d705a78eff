import { Checkbox, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { cellClass } from './cell-class';
import { nextSort, type DataTableColumn, type DataTableSort } from './columns';
import * as messages from './data-table.messages';
import classes from './data-table.module.css';
import { pageSelection, toggledPage, type DataTableSelection } from './selection';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rowIds: readonly string[];
  sort?: DataTableSort;
  onSort?: (sort: DataTableSort) => void;
  selection?: DataTableSelection;
  withActions: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function SortButton({
  title,
  direction,
  onClick,
}: {
  title: string;
  direction?: 'asc' | 'desc';
  onClick: () => void;
}) {
  const Icon = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort }[direction ?? 'none'];
  return (
    <button type="button" className={classes.sort} data-active={direction} onClick={onClick}>
      {title}
      <Icon size={14} stroke={2} aria-hidden />
    </button>
  );
}

function SelectPage({ selection, rowIds }: { selection: DataTableSelection; rowIds: readonly string[] }) {
  const state = pageSelection(selection.selected, rowIds);
  return (
    <label className={classes.check}>
      <Checkbox
        size="xs"
        aria-label={messages.selectPage()}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        disabled={rowIds.length === 0}
        onChange={() => selection.onChange(toggledPage(selection.selected, rowIds))}
      />
    </label>
  );
}

/** The head row: select-all, titles that sort, and a nameless column for row actions. */
export function TableHead<Row>({
  columns,
  rowIds,
  sort,
  onSort,
  selection,
  withActions,
}: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={`${classes.head} ${classes.narrow}`}>
            <SelectPage selection={selection} rowIds={rowIds} />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              className={cellClass('head', column)}
              style={{ width: column.width }}
              aria-sort={direction && ariaSort[direction]}
            >
              {column.sortable && onSort ? (
                <SortButton
                  title={column.title}
                  direction={direction}
                  onClick={() => onSort(nextSort(sort, column.key))}
                />
              ) : (
                column.title
              )}
            </th>
          );
        })}
        {withActions && (
          <th scope="col" className={`${classes.head} ${classes.narrow} ${classes.actions}`}>
            <VisuallyHidden>{messages.actions()}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
