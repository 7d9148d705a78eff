import type { ReactNode } from 'react';
import classes from './illustration.module.css';

// Apart from the other drawings: these two stand on screens that must be here when nothing else is.

/** The colonnade with nobody in it, growing smaller towards the light at its end. */
export const walk = (
  <>
    <path className={classes.near} d="M6 104V48a28 28 0 0 1 56 0v56H50V49a16 16 0 0 0-32 0v55H6Z" />
    <path className={classes.far} d="M18 104V49a16 16 0 0 1 32 0v55H18Z" />
    <path className={classes.middle} d="M66 104V64a19 19 0 0 1 38 0v40h-8.5V65a10.5 10.5 0 0 0-21 0v39H66Z" />
    <path className={classes.far} d="M74.5 104V65a10.5 10.5 0 0 1 21 0v39h-21Z" />
    <path className={classes.warm} d="M108 104V80a9 9 0 0 1 18 0v24h-18Z" />
    <path className={classes.ground} d="M2 104h130" />
  </>
);

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
