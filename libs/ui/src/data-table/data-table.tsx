import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { CardList } from './card-list';
import type { DataTableColumn, DataTableSort } from './columns';
import * as messages from './data-table.messages';
import classes from './data-table.module.css';
import type { DataTableSelection } from './selection';
import { SkeletonBody, TableBody } from './table-body';
import { TableFooter, type DataTablePaging } from './table-footer';
import { TableHead } from './table-head';

export interface DataTableError {
  title?: string;
  description?: string;
  reference?: string;
}

export interface DataTableProps<Row extends object> {
  /** What the table lists, for screen readers: "Users". */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Names a row in "Select …"; default its id. */
  getRowLabel?: (row: Row) => string;
  sort?: DataTableSort;
  onSort?: (sort: DataTableSort) => void;
  selection?: DataTableSelection;
  /** Buttons or a menu at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /**
   * What a press on a row and Enter do; the row's first cell should hold a link to the same place. With it, the keys
   * j and k walk through the rows from anywhere on the page, and x selects.
   */
  onOpen?: (row: Row) => void;
  /** Without rows shows skeletons; with rows keeps them, dimmed, until the new ones arrive. */
  loading?: boolean;
  skeletonRows?: number;
  error?: DataTableError | null;
  onRetry?: () => void;
  /** Shown when there are no rows; default a plain empty state. */
  empty?: ReactNode;
  paging?: DataTablePaging;
  /** Keys of the columns told on the cards that stand for the rows on a phone; without it all are. */
  cardFacts?: readonly string[];
  /** CSS height at which the rows scroll below the standing head. */
  maxHeight?: number | string;
}

export type { DataTablePaging, DataTableSelection };

/** Stands in the place of the rows: an error, or nothing to show. */
function insteadOfRows<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { error, onRetry, rows, loading, empty } = props;
  if (error) return <ErrorState {...error} onRetry={onRetry ?? (() => window.location.reload())} />;
  if (rows.length > 0 || loading) return null;
  return (
    empty ?? (
      <EmptyState title={messages.nothingHere()} description={messages.noRows()} illustration="search" />
    )
  );
}

/** Where a wide table becomes cards. */
const narrow = '(max-width: 48em)';

/**
 * The console's table: compact rows, standing head, tabular figures; cards on a phone. It scrolls sideways inside
 * itself, never the page. All state (sort, selection, paging) belongs to the caller.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, paging, loading = false, skeletonRows = 10, cardFacts } = props;
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const shown = { ...props, loading, skeletonRows };
  const facts = cardFacts ?? props.columns.map(({ key }) => key);
  return (
    <div className={classes.root}>
      {insteadOfRows(props) ?? (isNarrow ? <CardList {...shown} facts={facts} /> : <WideTable {...shown} />)}
      {paging && <TableFooter paging={paging} busy={loading} label={label} />}
    </div>
  );
}

function WideTable<Row extends object>(
  props: DataTableProps<Row> & { loading: boolean; skeletonRows: number },
) {
  const { label, columns, rows, getRowId, getRowLabel, sort, onSort, selection, rowActions } = props;
  const { loading, skeletonRows, maxHeight, onOpen } = props;
  const skeleton = loading && rows.length === 0;
  return (
    // Focusable, because a keyboard must be able to scroll it.
    <div
      className={classes.scroller}
      style={{ maxHeight }}
      role="region"
      aria-label={messages.tableOf({ label })}
      tabIndex={0}
    >
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={loading}
        data-skeleton={skeleton || undefined}
      >
        <TableHead
          columns={columns}
          rowIds={rows.map(getRowId)}
          sort={sort}
          onSort={onSort}
          selection={selection}
          withActions={Boolean(rowActions)}
        />
        {skeleton ? (
          <SkeletonBody
            columns={columns}
            rows={skeletonRows}
            before={selection ? 1 : 0}
            after={rowActions ? 1 : 0}
          />
        ) : (
          <TableBody
            columns={columns}
            rows={rows}
            getRowId={getRowId}
            getRowLabel={getRowLabel}
            selection={selection}
            rowActions={rowActions}
            {...(onOpen && { onOpen })}
          />
        )}
      </table>
    </div>
  );
}
