import { roleLabel, type Role, type UserRow, type usersTable } from '@lyceum/contracts/auth';
import { RoleBadge, UserAvatar } from '@lyceum/ui';
import { VisuallyHidden } from '@mantine/core';
import { StateBadge } from '../../layout/state-badge';
import type { TableCells } from '../../tables/table-list';
import classes from './user-cells.module.css';

/** Badges that fit a compact row; the others are counted. */
const shownRoles = 2;

export function fullName({ name }: Pick<UserRow, 'name'>): string {
  return name?.trim() ?? '';
}

/** Cells of the users table that need more than their kind says. */
export const userCells: TableCells<typeof usersTable> = {
  name: (row) => <NameCell row={row} />,
  roles: (row) => <RolesCell roles={row.roles} />,
  awaitsStaff: (row) => (row.awaitsStaff ? <StateBadge tone="waiting">Waits for staff</StateBadge> : null),
  isSuspended: (row) => (row.isSuspended ? <StateBadge tone="bad">Suspended</StateBadge> : null),
};

function NameCell({ row }: { readonly row: UserRow }) {
  return (
    <span className={classes.person}>
      <UserAvatar firstName={row.firstName ?? ''} lastName={row.lastName ?? ''} size={24} decorative />
      <span className={classes.name}>{fullName(row)}</span>
    </span>
  );
}

/** The first roles in words, and how many more there are. */
function RolesCell({ roles }: { readonly roles: readonly Role[] }) {
  if (roles.length === 0) return <span className={classes.none}>None</span>;
  const more = roles.slice(shownRoles);
  return (
    <span className={classes.roles}>
      {roles.slice(0, shownRoles).map((role) => (
        <RoleBadge key={role} role={role} size="sm" />
      ))}
      {more.length > 0 && (
        <span className={classes.none} title={more.map(roleLabel).join(', ')}>
          <span aria-hidden>{`+${more.length}`}</span>
          <VisuallyHidden>{more.map(roleLabel).join(', ')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
