import type { ReactNode } from 'react';
import { broken, Drawing } from './drawing';
import classes from './state.module.css';

export interface MessageScreenProps {
  title: string;
  description: ReactNode;
  action?: ReactNode;
  /** A torn page unless said. */
  drawing?: ReactNode;
}

/** A whole screen with one thing to say: not found, no access, come back later. Its title is the screen's h1. */
export function MessageScreen({ title, description, action, drawing = broken }: MessageScreenProps) {
  return (
    <div className={`${classes.root} ${classes.screen}`}>
      <div className={classes.illustration}>
        <Drawing width={176}>{drawing}</Drawing>
      </div>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.description}>{description}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
