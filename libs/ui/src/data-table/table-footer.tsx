import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './data-table.messages';
import classes from './data-table.module.css';

export interface DataTablePaging {
  /** Absent on the first page. */
  onPrevious?: () => void;
  /** Absent on the last page. */
  onNext?: () => void;
  /** Left of the buttons: "Users 1–50". */
  summary?: ReactNode;
  /** Beside it: how many rows a page has. */
  size?: ReactNode;
}

/** Pages are walked one by one: keyset lists have no page numbers. */
export function TableFooter({
  paging,
  busy,
  label,
}: {
  paging: DataTablePaging;
  busy: boolean;
  label: string;
}) {
  const { onPrevious, onNext, summary, size } = paging;
  return (
    <div className={classes.footer}>
      <span aria-live="polite">{summary}</span>
      {size}
      <nav className={classes.pager} aria-label={messages.pagesOf({ label })}>
        <Button size="xs" variant="default" disabled={!onPrevious || busy} onClick={onPrevious}>
          {messages.previous()}
        </Button>
        <Button size="xs" variant="default" disabled={!onNext || busy} onClick={onNext}>
          {messages.next()}
        </Button>
      </nav>
    </div>
  );
}
