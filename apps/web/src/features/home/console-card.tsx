import type { ReactNode } from 'react';
import classes from './console-card.module.css';
import * as messages from './home.messages';

/** For staff: the way to the ops console. `link` leads there. */
export function ConsoleCard({ link }: { readonly link: ReactNode }) {
  return (
    <div className={classes.root}>
      <h2 className={classes.title}>{messages.youAreStaffHere()}</h2>
      <p className={classes.text}>{messages.aboutConsole()}</p>
      {link}
    </div>
  );
}
