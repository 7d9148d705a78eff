import type { ReactNode } from 'react';
import classes from './console-card.module.css';

/** For staff: the way to the ops console. `link` leads there. */
export function ConsoleCard({ link }: { readonly link: ReactNode }) {
  return (
    <div className={classes.root}>
      <h2 className={classes.title}>You are staff here</h2>
      <p className={classes.text}>The accounts of everybody here, and what they may do.</p>
      {link}
    </div>
  );
}
