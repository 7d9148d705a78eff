import { roleLabel, type UserRow } from '@lyceum/contracts';
import { type DataTableColumn, RoleBadge, UserAvatar } from '@lyceum/ui';
import { Badge, VisuallyHidden } from '@mantine/core';
import classes from './user-columns.module.css';

const joined = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Badges that fit a compact row; the others are counted. */
const shownRoles = 2;

export function fullName({ name }: Pick<UserRow, 'name'>): string {
  return name?.trim() ?? '';
}

/** The columns of the users table; keys are those of the contract's sort. */
export const userColumns: readonly DataTableColumn<UserRow>[] = [
  { key: 'name', title: 'Name', sortable: true, render: (row) => <NameCell row={row} /> },
  {
    key: 'email',
    title: 'Email',
    sortable: true,
    hideBelow: 'sm',
    render: (row) => <EmailCell email={row.email ?? ''} />,
  },
  { key: 'roles', title: 'Roles', hideBelow: 'sm', render: (row) => <RolesCell row={row} /> },
  {
    key: 'createdAt',
    title: 'Joined',
    sortable: true,
    hideBelow: 'md',
    align: 'end',
    render: (row) => <JoinedCell at={row.createdAt ?? ''} />,
  },
];

/** Where the table is too narrow for columns, the name carries what they say. */
function NameCell({ row }: { readonly row: UserRow }) {
  return (
    <span className={classes.person}>
      <UserAvatar firstName={row.firstName ?? ''} lastName={row.lastName ?? ''} size={24} decorative />
      <span className={classes.words}>
        <span className={classes.name}>
          {fullName(row)}
          {row.isSuspended && (
            <Badge size="sm" color="danger" variant="light" className={classes.suspended}>
              Suspended
            </Badge>
          )}
        </span>
        <span className={classes.narrow}>
          <span className={classes.email}>{row.email}</span>
          <RolesCell row={row} />
        </span>
      </span>
    </span>
  );
}

function EmailCell({ email }: { readonly email: string }) {
  return <span className={classes.email}>{email}</span>;
}

function RolesCell({ row: { roles } }: { readonly row: UserRow }) {
  if (roles.length === 0) return <span className={classes.none}>None</span>;
  const more = roles.slice(shownRoles);
  return (
    <span className={classes.roles}>
      {roles.slice(0, shownRoles).map((role) => (
        <RoleBadge key={role} role={role} size="sm" />
      ))}
      {more.length > 0 && (
        <span className={classes.more} title={more.map(roleLabel).join(', ')}>
          <span aria-hidden>{`+${more.length}`}</span>
          <VisuallyHidden>{more.map(roleLabel).join(', ')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

function JoinedCell({ at }: { readonly at: string }) {
  return (
    <time className={classes.joined} dateTime={at}>
      {joined.format(new Date(at))}
    </time>
  );
}
