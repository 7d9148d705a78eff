import { isStaff } from '@lyceum/contracts';
import type { SessionUser } from '@lyceum/session';
import { IconBuildingArch, IconLogout, IconShieldCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { askToLogOut } from './log-out';
import classes from './side-navigation.module.css';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** The tabs of checklist line 23 that have a screen behind them. */
export function SideNavigation({ user }: { readonly user: SessionUser }) {
  return (
    <nav className={classes.root} aria-label="Main">
      <Link to="/konnect" className={classes.tab} activeProps={{ className: classes.active }}>
        <IconBuildingArch {...icon} />
        <span className={classes.label}>Konnect</span>
      </Link>
      {isStaff(user.roles) && (
        // Another application: a page load, not a route.
        <a href="/ops/" className={classes.tab}>
          <IconShieldCog {...icon} />
          <span className={classes.label}>Admin</span>
        </a>
      )}
      <button type="button" className={`${classes.tab} ${classes.last}`} onClick={() => void askToLogOut()}>
        <IconLogout {...icon} />
        <span className={classes.label}>Log out</span>
      </button>
    </nav>
  );
}
