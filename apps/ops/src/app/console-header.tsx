import type { SessionUser } from '@lyceum/session';
import { BrandMark, ColorSchemeToggle, iconButton, useBrandName, UserAvatar } from '@lyceum/ui';
import { Kbd } from '@mantine/core';
import { IconArrowBackUp, IconKeyboard, IconLogout, IconSearch } from '@tabler/icons-react';
import { askToLogOut } from './ask-to-log-out';
import classes from './console-header.module.css';

interface ConsoleHeaderProps {
  readonly user: SessionUser;
  /** Opens the command palette; absent for those who have nothing to find. */
  readonly onSearch?: () => void;
  /** Opens the sheet of shortcuts. */
  readonly onSheet?: () => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The bar at the top: whose console it is, the way to everything, and the person. */
export function ConsoleHeader({ user, onSearch, onSheet }: ConsoleHeaderProps) {
  const brandName = useBrandName();
  return (
    <header className={classes.root} data-docked>
      <a href="/konnect" className={classes.home}>
        <span aria-hidden className={classes.mark}>
          <BrandMark size={22} />
        </span>
        <span className={classes.name}>{brandName}</span> <span className={classes.tag}>Ops</span>
      </a>
      {onSearch && (
        <button type="button" className={classes.search} aria-keyshortcuts="Control+K" onClick={onSearch}>
          <IconSearch size={16} stroke={1.75} aria-hidden />
          <span className={classes.searchWords}>Search or jump to</span>
          <Kbd size="xs" className={classes.key}>
            Ctrl K
          </Kbd>
        </button>
      )}
      <div className={classes.tools}>
        <span className={classes.person}>
          <UserAvatar firstName={user.firstName} lastName={user.lastName} size={24} decorative />
          <span className={classes.personName}>
            {user.firstName} {user.lastName}
          </span>
        </span>
        {onSheet && (
          <button
            type="button"
            className={`${iconButton} ${classes.forKeys}`}
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts"
            aria-keyshortcuts="?"
            onClick={onSheet}
          >
            <IconKeyboard {...icon} />
          </button>
        )}
        <ColorSchemeToggle />
        <a
          href="/konnect"
          className={iconButton}
          aria-label="Back to my learning"
          title="Back to my learning"
        >
          <IconArrowBackUp {...icon} />
        </a>
        <button
          type="button"
          className={iconButton}
          aria-label="Log out"
          title="Log out"
          onClick={() => void askToLogOut()}
        >
          <IconLogout {...icon} />
        </button>
      </div>
    </header>
  );
}
