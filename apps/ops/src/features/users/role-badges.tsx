import type { Role } from '@lyceum/contracts/auth';
import { RoleBadge } from '@lyceum/ui';
import classes from './user-cells.module.css';

/** All roles somebody has. */
export function RoleBadges({ roles }: { readonly roles: readonly Role[] }) {
  if (roles.length === 0) return 'None';
  return (
    <span className={classes.allRoles}>
      {roles.map((role) => (
        <RoleBadge key={role} role={role} size="sm" />
      ))}
    </span>
  );
}
