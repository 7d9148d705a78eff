import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { QueryContent } from '@lyceum/shell';
import { ToolRows } from './tool-card';
import * as messages from './tool.messages';

/** What the list needs of a query by pages. */
interface Pages<Row> {
  readonly data: { readonly pages: readonly (readonly Row[])[] } | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface ToolListProps<Row> {
  readonly list: Pages<Row>;
  /** Names the list. */
  readonly label: string;
  readonly empty: string;
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
}

/** A list of the tool: a page, and a button for the next one. */
export function ToolList<Row>({ list, label, empty, keyOf, children }: ToolListProps<Row>) {
  return (
    <QueryContent query={list} subject={label}>
      {({ pages }) => {
        const rows = [...new Map(pages.flat().map((row) => [keyOf(row), row])).values()];
        if (rows.length === 0) return <p>{empty}</p>;
        return (
          <>
            <ToolRows label={label} rows={rows} keyOf={keyOf}>
              {children}
            </ToolRows>
            {list.hasNextPage && (
              <Button
                variant="subtle"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {messages.more()}
              </Button>
            )}
          </>
        );
      }}
    </QueryContent>
  );
}
