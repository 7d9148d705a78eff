import { type Role, roleLabel, roles } from '@lyceum/contracts';
import { SearchField } from '@lyceum/ui';
import { Kbd, Select } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { refined } from './users-search';
import type { UsersView } from './users-view';
import classes from './users-filters.module.css';

const roleOptions = roles
  .map((role) => ({ value: role, label: roleLabel(role) }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** Search and role filter. Ctrl or Cmd with K leads to the search from anywhere. */
export function UsersFilters({ search, onSearch }: UsersView) {
  const box = useRef<HTMLDivElement>(null);
  useHotkeys([['mod+K', () => box.current?.querySelector('input')?.focus()]], []);
  return (
    <search className={classes.root}>
      <div ref={box} className={classes.search}>
        <SearchField
          label="Search by name or email"
          size="sm"
          value={search.search}
          onChange={(text) => onSearch(refined(search, { search: text }))}
        />
      </div>
      <Select
        className={classes.role}
        size="sm"
        aria-label="Role"
        placeholder="Any role"
        data={roleOptions}
        value={search.role ?? null}
        onChange={(role) => onSearch(refined(search, { role: (role as Role | null) ?? undefined }))}
        searchable
        clearable
        nothingFoundMessage="No such role"
      />
      <span className={classes.hint}>
        <Kbd size="xs">Ctrl K</Kbd> searches
      </span>
    </search>
  );
}
