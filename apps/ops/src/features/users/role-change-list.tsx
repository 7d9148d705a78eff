import { roleLabel } from '@lyceum/contracts/auth';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './role-change-list.module.css';
import type { RoleChanges } from './role-changes';

/** What Save would do, in words and signs as well as in colour. */
export function RoleChangeList({ changes: { added, removed } }: { readonly changes: RoleChanges }) {
  const isEmpty = added.length + removed.length === 0;
  return (
    <div aria-live="polite" className={classes.root}>
      {isEmpty ? (
        <span className={classes.none}>No changes yet.</span>
      ) : (
        <ul className={classes.list} aria-label="Changes">
          {added.map((role) => (
            <li key={role} className={classes.added}>
              <IconPlus size={14} stroke={2} aria-label="Gives" role="img" /> {roleLabel(role)}
            </li>
          ))}
          {removed.map((role) => (
            <li key={role} className={classes.removed}>
              <IconMinus size={14} stroke={2} aria-label="Takes" role="img" /> {roleLabel(role)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
