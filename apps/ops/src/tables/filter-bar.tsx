import { columnKeysOf, type TableColumn, type TableDeclaration } from '@lyceum/contracts/ops';
import { isFreeKey, SearchField } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FilterChip } from './filter-chip';
import { refined, withFilter } from './table-address';
import classes from './table-screen.module.css';
import { AddFilter } from './table-tools';
import type { ViewState } from './use-table-view';

/** Filters that always stand there; the others are added when they are wanted. */
const pinned = 3;

interface FilterBarProps extends ViewState {
  readonly table: TableDeclaration;
}

/** Search, and a chip for each filter that is pinned, set or just added. The key / leads to the search. */
export function FilterBar({ table, view, onView }: FilterBarProps) {
  const box = useRef<HTMLDivElement>(null);
  useSlash(() => box.current?.querySelector('input')?.focus());
  const keys = columnKeysOf(table, (column) => column.isFilterable === true);
  const [added, setAdded] = useState<string | null>(null);
  const shown = keys.filter((key, index) => index < pinned || key === added || key in view.filters);
  const others = keys.filter((key) => !shown.includes(key));
  const isNarrowed = view.search !== '' || Object.keys(view.filters).length > 0;
  return (
    <search className={classes.filters}>
      {table.searchLabel !== null && (
        <div ref={box} className={classes.search}>
          <SearchField
            label={searchWords(table.searchLabel)}
            size="sm"
            value={view.search}
            onChange={(search) => onView(refined(view, { search }))}
          />
        </div>
      )}
      {shown.map((key) => (
        <FilterChip
          key={key}
          isNew={key === added}
          column={table.columns[key] as TableColumn}
          text={view.filters[key] ?? ''}
          onChange={(text) => onView(withFilter(view, key, text))}
        />
      ))}
      {others.length > 0 && <AddFilter table={table} keys={others} onAdd={setAdded} />}
      {isNarrowed && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => onView(refined(view, { search: '', filters: {} }))}
        >
          Clear
        </Button>
      )}
    </search>
  );
}

/** `Name or email` becomes `Search by name or email`. */
function searchWords(label: string): string {
  return `Search by ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** Calls `focus` when / is pressed while nothing is typed. */
function useSlash(focus: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || !isFreeKey(event)) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
