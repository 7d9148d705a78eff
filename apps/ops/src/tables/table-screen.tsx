import { readableTable, type TableDeclaration, type TableRow } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { DataTable } from '@lyceum/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asFailure } from '../app/as-failure';
import { useMay } from '../app/use-may';
import { Screen } from '../layout/screen';
import type { BulkAction } from './bulk-action';
import { BulkBar } from './bulk-bar';
import { ExportButton } from './export-button';
import { FilterBar } from './filter-bar';
import { NoRows } from './no-rows';
import { SavedViews } from './saved-views';
import { refined, toQuestion, toSearch } from './table-address';
import { factsOf, tableColumns } from './table-columns';
import type { TableCells, TableList } from './table-list';
import { tablePaging } from './table-paging';
import { pageOf } from './table-question';
import classes from './table-screen.module.css';
import { ColumnChooser } from './table-tools';
import { useListPlace, usePlaceLeft } from './use-list-place';
import { useMatching } from './use-matching';
import { useSelectedRows } from './use-selected-rows';
import { useTableView } from './use-table-view';

export interface TableScreenProps<Table extends TableDeclaration> {
  readonly table: Table;
  readonly list: TableList<Table>;
  /** What a row is called where it is selected and named: a code, a person's name. */
  readonly labelOf: (row: TableRow<Table>) => string;
  /** Path of a row's own page; without it rows do not open. */
  readonly pathOf?: (row: TableRow<Table>) => string;
  readonly cells?: TableCells<Table>;
  /** Buttons of the head, the primary one last. */
  readonly actions?: ReactNode;
  /** A button or a menu at the end of each row. */
  readonly rowActions?: (row: TableRow<Table>) => ReactNode;
  /** What can be done to selected rows; without any, rows are not selected. */
  readonly bulkActions?: readonly BulkAction[];
  readonly description?: ReactNode;
  /** Between the head and the table: how things stand in figures, for example. */
  readonly summary?: ReactNode;
  /** What the section says while it has no rows at all. */
  readonly empty?: { readonly title: string; readonly description: string; readonly action?: ReactNode };
}

/**
 * The list page of every section: search, filters by the kind of each column, order and columns, all of it in the
 * address; selection with bulk actions; keys j, k, Enter, x. A section with its list and its page is made by
 * `npm run new:section`; `features/promo-codes` is one.
 */
export function TableScreen<Table extends TableDeclaration>(props: TableScreenProps<Table>) {
  const { list, labelOf, pathOf, cells, rowActions, bulkActions = [] } = props;
  const may = useMay();
  // What one may not read of people is not offered, neither as a column nor as a filter or an order.
  const table = readableTable(props.table, may);
  const { view, onView } = useTableView(table);
  const navigate = useNavigate();
  const question = toQuestion(table, view);
  const answer = list.useQuery(pageOf(question, view), { placeholderData: keepPreviousData });
  const matching = useMatching(table.name, question);
  const { rows, nextCursor } = answer.data ?? { rows: [], nextCursor: null };
  const address = JSON.stringify(toSearch(table, view));
  const left = usePlaceLeft(address);
  const selection = useSelectedRows(rows, labelOf, left?.selected);
  const box = useListPlace(left, {
    address,
    selected: selection.labels,
    isReady: rows.length > 0 && !answer.isPlaceholderData,
    after: view.after,
  });
  return (
    <Screen title={table.title} description={props.description} actions={props.actions}>
      {props.summary}
      <SavedViews table={table} view={view} />
      <div className={classes.tools}>
        <FilterBar table={table} view={view} onView={onView} />
        <div className={classes.end}>
          <ColumnChooser table={table} view={view} onView={onView} />
          <ExportButton table={table} view={view} />
        </div>
      </div>
      <div ref={box}>
        <DataTable<TableRow<Table>>
          label={table.title}
          columns={tableColumns(table, view.columns, cells, pathOf)}
          rows={rows}
          cardFacts={factsOf(table, view.columns)}
          getRowId={(row) => row.id}
          getRowLabel={labelOf}
          sort={view.sort}
          onSort={(sort) => onView(refined(view, { sort }))}
          {...(bulkActions.length > 0 && { selection })}
          {...(rowActions && { rowActions })}
          {...(pathOf && { onOpen: (row: TableRow<Table>) => void navigate({ to: pathOf(row) }) })}
          loading={answer.isPlaceholderData || answer.isPending}
          skeletonRows={12}
          error={answer.error ? failureTexts(asFailure(answer.error)) : null}
          onRetry={() => void answer.refetch()}
          empty={<NoRows table={table} view={view} onView={onView} empty={props.empty} />}
          paging={tablePaging({ table, view, onView, nextCursor, shown: rows.length, total: matching.total })}
        />
      </div>
      <BulkBar actions={bulkActions} selection={selection} matching={matching} />
    </Screen>
  );
}
