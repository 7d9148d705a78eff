import type { UserRow } from '@lyceum/contracts';
import { failureTexts } from '@lyceum/shell';
import { DataTable, EmptyState } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { fullName, userColumns } from './user-columns';
import classes from './user-columns.module.css';
import {
  nextPage,
  previousPage,
  refined,
  toListInput,
  userSortKeys,
  usersSearchSchema,
} from './users-search';
import type { UsersView } from './users-view';

interface UsersTableProps extends UsersView {
  /** Null for those who may only look. */
  readonly onEdit: ((row: UserRow) => void) | null;
}

/** One page of users. While another is on its way the old one stays, dimmed. */
export function UsersTable({ search, onSearch, onEdit }: UsersTableProps) {
  const list = trpc.users.list.useQuery(toListInput(search), { placeholderData: keepPreviousData });
  const rows = list.data?.rows ?? [];
  const nextCursor = list.data?.nextCursor ?? null;
  return (
    <DataTable<UserRow>
      label="Users"
      columns={userColumns}
      rows={rows}
      getRowId={(row) => row.id}
      getRowLabel={fullName}
      sort={{ key: search.sortBy, direction: search.direction }}
      onSort={({ key, direction }) => {
        const sortBy = userSortKeys.find((known) => known === key);
        if (sortBy) onSearch(refined(search, { sortBy, direction }));
      }}
      loading={list.isPlaceholderData || list.isPending}
      skeletonRows={12}
      error={list.error ? failureTexts(asFailure(list.error)) : null}
      onRetry={() => void list.refetch()}
      empty={<NoUsers search={search} onSearch={onSearch} />}
      {...(onEdit && { rowActions: (row: UserRow) => <EditButton row={row} onEdit={onEdit} /> })}
      paging={{
        summary: `Page ${search.trail.length + 1}`,
        ...(search.trail.length > 0 && { onPrevious: () => onSearch(previousPage(search)) }),
        ...(nextCursor !== null && { onNext: () => onSearch(nextPage(search, nextCursor)) }),
      }}
    />
  );
}

function EditButton({ row, onEdit }: { readonly row: UserRow; readonly onEdit: (row: UserRow) => void }) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-label={`Edit roles of ${fullName(row)}`}
      onClick={() => onEdit(row)}
    >
      <span className={classes.editWords}>Edit roles</span>
      <IconPencil className={classes.editIcon} size={18} stroke={1.75} aria-hidden />
    </Button>
  );
}

function NoUsers({ search, onSearch }: UsersView) {
  return (
    <EmptyState
      title="Nobody matches"
      description={
        search.search
          ? `No user's name or email contains “${search.search}” here.`
          : 'No user holds this role.'
      }
      illustration="search"
      action={
        <Button variant="default" onClick={() => onSearch(usersSearchSchema.parse({}))}>
          Show everybody
        </Button>
      }
    />
  );
}
