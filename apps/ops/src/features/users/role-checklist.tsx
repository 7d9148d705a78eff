import { guardedRoles, type Role, roleLabel, roles } from '@lyceum/contracts/auth';
import { SearchField } from '@lyceum/ui';
import { Checkbox } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { mayChange } from './role-changes';
import classes from './role-checklist.module.css';

interface RoleChecklistProps {
  readonly selected: readonly Role[];
  readonly actorRoles: readonly Role[];
  readonly onToggle: (role: Role) => void;
}

const sortedRoles = [...roles].sort((one, other) => roleLabel(one).localeCompare(roleLabel(other)));

const guardedLabels = guardedRoles.map(roleLabel).join(' and ');

/** All roles with a box each, narrowed down by typing. */
export function RoleChecklist({ selected, actorRoles, onToggle }: RoleChecklistProps) {
  const [text, setText] = useState('');
  const shown = sortedRoles.filter((role) => roleLabel(role).toLowerCase().includes(text.toLowerCase()));
  const isLimited = guardedRoles.some((role) => !mayChange(actorRoles, role));
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>Roles</legend>
      <SearchField label="Find a role" size="sm" delay={0} value={text} onChange={setText} />
      <div className={classes.list}>
        {shown.map((role) => (
          <Checkbox
            key={role}
            className={classes.role}
            size="sm"
            label={<RoleName role={role} />}
            checked={selected.includes(role)}
            disabled={!mayChange(actorRoles, role)}
            onChange={() => onToggle(role)}
          />
        ))}
        {shown.length === 0 && <p className={classes.nothing}>No role is called that.</p>}
      </div>
      <p className={classes.note}>
        {isLimited
          ? `Only a super admin can give or take ${guardedLabels}, because these roles can give others.`
          : `${guardedLabels} can give other people roles: give them with care.`}
      </p>
    </fieldset>
  );
}

function RoleName({ role }: { readonly role: Role }) {
  const isGuarded = (guardedRoles as readonly Role[]).includes(role);
  return (
    <span className={classes.name}>
      {roleLabel(role)}
      {isGuarded && <IconLock size={14} stroke={1.75} aria-label="guarded" role="img" />}
    </span>
  );
}
