import type { ReactNode } from 'react';
import { NextPage, type PagedList, QueryContent } from '@lyceum/shell';
import classes from './tool.module.css';
import * as messages from './tool.messages';

/** What the list needs of a query by pages. */
interface Pages<Row> extends PagedList {
  readonly data: { readonly pages: readonly (readonly Row[])[] } | undefined;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

interface ToolListProps<Row> {
  readonly list: Pages<Row>;
  /** Names the list. */
  readonly label: string;
  readonly empty: string;
  readonly children: (row: Row) => ReactNode;
}

/** A list of the tool: a page, and a button for the next one. */
export function ToolList<Row extends { readonly id: string }>({
  list,
  label,
  empty,
  children,
}: ToolListProps<Row>) {
  return (
    <QueryContent query={list} subject={label}>
      {({ pages }) => {
        const rows = [...new Map(pages.flat().map((row) => [row.id, row])).values()];
        if (rows.length === 0) return <p className={classes.empty}>{empty}</p>;
        return (
          <>
            <ul className={classes.rows} aria-label={label}>
              {rows.map((row) => (
                <li key={row.id}>{children(row)}</li>
              ))}
            </ul>
            <NextPage list={list} label={messages.more()} variant="subtle" />
          </>
        );
      }}
    </QueryContent>
  );
}
