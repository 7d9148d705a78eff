import type { ReactNode } from 'react';
import classes from './pill-links.module.css';

interface PillLinksProps {
  readonly label: string;
  /** Links, of which the current one says so with `aria-current`. */
  readonly children: ReactNode;
}

/** Chooses among a few of a kind: one's students, one's schools. */
export function PillLinks({ label, children }: PillLinksProps) {
  return (
    <nav aria-label={label} className={classes.root}>
      {children}
    </nav>
  );
}
