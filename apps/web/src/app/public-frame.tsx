import { BrandMark, ColorSchemeToggle } from '@lyceum/ui';
import { useSession } from '@lyceum/session';
import { mainId, SkipLink } from '@lyceum/shell';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AnchorLink, ButtonLink } from './links';
import classes from './public-frame.module.css';

interface PublicFrameProps {
  readonly brandName: string;
  readonly children: ReactNode;
}

/** Header and footer of every screen that needs no sign-in. */
export function PublicFrame({ brandName, children }: PublicFrameProps) {
  return (
    <div className={classes.root}>
      <SkipLink />
      <header className={classes.header}>
        <Link to="/" className={classes.home} aria-label={`${brandName}, home`}>
          <BrandMark name={brandName} withName size={30} />
        </Link>
        <div className={classes.tools}>
          <ColorSchemeToggle />
          <AccountLinks />
        </div>
      </header>
      <main id={mainId} className={classes.main}>
        {children}
      </main>
      <footer className={classes.footer}>
        <p className={classes.motto}>Walk, read, argue, learn.</p>
        <p className={classes.small}>
          © {new Date().getFullYear()} {brandName}
        </p>
      </footer>
    </div>
  );
}

function AccountLinks() {
  const { user } = useSession();
  if (user) {
    return (
      <ButtonLink to="/konnect" size="sm" variant="soft">
        My learning
      </ButtonLink>
    );
  }
  return (
    <>
      <AnchorLink to="/login" className={classes.login}>
        Log in
      </AnchorLink>
      <ButtonLink to="/signup" size="sm">
        Sign up
      </ButtonLink>
    </>
  );
}
