import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './settings-row.module.css';

interface SettingsRowProps {
  readonly icon: TablerIcon;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  readonly action?: ReactNode;
}

/** One of several like things of the account: a passkey, a linked account, a session. */
export function SettingsRow({ icon: Icon, name, detail, action }: SettingsRowProps) {
  return (
    <div className={classes.root}>
      <Icon size={22} stroke={1.75} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <div className={classes.detail}>{detail}</div>
      </div>
      {action}
    </div>
  );
}
