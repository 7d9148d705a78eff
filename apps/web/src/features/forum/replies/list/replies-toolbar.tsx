import type { PostSort } from '@lyceum/contracts/forum';
import { SearchField } from '@lyceum/ui';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { postSortChoices } from './post-sort';
import * as messages from '../replies.messages';
import classes from '../replies.module.css';

interface RepliesToolbarProps {
  readonly sort: PostSort;
  readonly onSort: (sort: PostSort) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly children: ReactNode;
}

/** Searches the replies and puts them in order (checklist lines 102, 103). */
export function RepliesToolbar({ sort, onSort, search, onSearch, children }: RepliesToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <SearchField label={messages.searchTheReplies()} value={search} onChange={onSearch} size="sm" />
      </div>
      <NativeSelect
        aria-label={messages.orderOfTheReplies()}
        size="sm"
        className={classes.sort ?? ''}
        value={sort}
        disabled={search !== ''}
        onChange={(event) => {
          const chosen = postSortChoices.find(({ value }) => value === event.currentTarget.value);
          if (chosen) onSort(chosen.value);
        }}
        data={postSortChoices.map(({ value, label }) => ({ value, label: label() }))}
      />
      {children}
    </div>
  );
}
