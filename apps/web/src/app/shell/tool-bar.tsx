import { BrandMark, useBrandName } from '@lyceum/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as messages from './shell.messages';
import classes from './tool-bar.module.css';

/** The bar above the content. */
export function ToolBar({ children }: { readonly children: ReactNode }) {
  const brandName = useBrandName();
  return (
    <header className={classes.root}>
      <Link to="/konnect" className={classes.home} aria-label={messages.home({ brandName })}>
        <BrandMark withName size={26} />
      </Link>
      <div className={classes.tools}>{children}</div>
    </header>
  );
}
