import type { ReactNode } from 'react';
import classes from './illustration.module.css';

// Apart from the other drawings: this one stands on screens that must be here when nothing else is.

/** A page that did not arrive in one piece. */
export const broken = (
  <>
    <path className={classes.far} d="M28 104V52a40 40 0 0 1 80 0v52H28Z" />
    <path className={classes.paper} d="M46 40h34l12 12v20l-10 6-9-7-9 7-9-7-9 6V40Z" />
    <path className={classes.paper} d="m46 88 9-6 9 7 9-7 9 7 10-6v21H46V88Z" />
    <path className={classes.line} d="M55 52h17M55 60h26" />
    <circle className={classes.danger} cx="98" cy="46" r="6" />
    <path className={classes.ground} d="M12 104h112" />
  </>
);

interface DrawingProps {
  readonly children: ReactNode;
  /** px, default 136. */
  readonly width?: number | undefined;
}

export function Drawing({ children, width = 136 }: DrawingProps) {
  return (
    <svg aria-hidden width={width} height={Math.round((width * 112) / 136)} viewBox="0 0 136 112" fill="none">
      {children}
    </svg>
  );
}
