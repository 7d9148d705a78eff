import type { Role } from '@lyceum/contracts/auth';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { DataTable } from '../data-table/data-table';
import type { DataTableColumn, DataTableSort } from '../data-table/columns';
import { toast } from '../feedback/toast';
import { RoleBadge } from '../people/role-badge';
import { UserAvatar } from '../people/user-avatar';
import classes from './gallery.module.css';
import { Section } from './section';
import { people, type Person } from './table-people';

const columns: DataTableColumn<Person>[] = [
  {
    key: 'lastName',
    title: 'Name',
    sortable: 'text',
    render: ({ firstName, lastName }) => (
      <span className={classes.person}>
        <UserAvatar firstName={firstName} lastName={lastName} size={24} decorative />
        {firstName} {lastName}
      </span>
    ),
  },
  { key: 'email', title: 'E-mail', hideBelow: 'md' },
  {
    key: 'roles',
    title: 'Roles',
    render: (person) => (
      <span className={classes.badges}>
        {person.roles.map((role: Role) => (
          <RoleBadge key={role} role={role} size="sm" />
        ))}
      </span>
    ),
  },
  { key: 'claps', title: 'Claps', align: 'end', sortable: 'number', hideBelow: 'sm' },
];

const modes = ['Rows', 'Loading', 'Empty', 'Error'] as const;

function sorted(sort: DataTableSort): Person[] {
  const turn = sort.direction === 'asc' ? 1 : -1;
  return people.toSorted((a, b) =>
    sort.key === 'claps' ? turn * (a.claps - b.claps) : turn * a.lastName.localeCompare(b.lastName),
  );
}

export function TableSection() {
  const [mode, setMode] = useState<string>('Rows');
  const [page, setPage] = useState(0);
  const [sort, setSort] = useState<DataTableSort>({ key: 'lastName', direction: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['p2']));
  const rows = mode === 'Rows' ? sorted(sort).slice(page * 6, page * 6 + 6) : [];
  return (
    <Section
      id="table"
      title="Data table"
      note="36 px rows, figures that line up, arrow keys from row to row. It scrolls inside itself, never the page."
    >
      <div className={classes.stack}>
        <div>
          <SegmentedControl
            aria-label="State of the table"
            data={[...modes]}
            value={mode}
            onChange={setMode}
            size="sm"
          />
        </div>
        <DataTable
          label="Users"
          columns={columns}
          rows={rows}
          getRowId={(person) => person.id}
          getRowLabel={(person) => `${person.firstName} ${person.lastName}`}
          sort={sort}
          onSort={setSort}
          selection={{ selected, onChange: setSelected }}
          rowActions={(person) => (
            <ActionIcon
              size={28}
              aria-label={`Edit ${person.firstName} ${person.lastName}`}
              onClick={() => toast.info(`Editing ${person.firstName}`)}
            >
              <IconPencil size={16} />
            </ActionIcon>
          )}
          loading={mode === 'Loading'}
          skeletonRows={6}
          error={mode === 'Error' ? { reference: '7f3a-91c2' } : null}
          onRetry={() => setMode('Rows')}
          paging={{
            onPrevious: page > 0 ? () => setPage(page - 1) : undefined,
            onNext: (page + 1) * 6 < people.length ? () => setPage(page + 1) : undefined,
            summary: `${selected.size} selected`,
          }}
        />
      </div>
    </Section>
  );
}
