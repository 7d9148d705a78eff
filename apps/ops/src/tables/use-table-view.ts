import type { TableDeclaration } from '@lyceum/contracts/ops';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { questionOf, rememberSearch, rememberStart } from './list-memory';
import { readView, type TableView, toSearch } from './table-address';

/** The view the address describes, and the way to another one. */
export interface ViewState {
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

/** The state of a list page is its address: Back, reload and a link sent to somebody show the same. */
export function useTableView(table: TableDeclaration): ViewState {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const view = useMemo(() => readView(table, search), [table, search]);
  useEffect(() => {
    rememberSearch(path, toSearch(table, view));
    if (view.after !== null) rememberStart(questionOf(table.name, view), view.page, view.after);
  }, [path, table, view]);
  return {
    view,
    // Another page begins at its top; a filter leaves the reader where it stands.
    onView: (next) =>
      void navigate({ to: '.', search: toSearch(table, next), resetScroll: next.after !== view.after }),
  };
}
