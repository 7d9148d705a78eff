import { isValidElement, type ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration';
import classes from './state.module.css';

export interface EmptyStateProps {
  /** What this place is: "No events yet". */
  title: string;
  description: ReactNode;
  /** The one next thing to do. */
  action?: ReactNode;
  /** A drawing of ours by name, one of your own, or `null` for none. Default `shelf`. */
  illustration?: IllustrationName | ReactNode;
}

function isDrawing(value: unknown): value is IllustrationName {
  return typeof value === 'string' && !isValidElement(value);
}

/** Stands where a list has nothing to show: says what would be here and offers the next step. */
export function EmptyState({ title, description, action, illustration = 'shelf' }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      {illustration && (
        <div className={classes.illustration}>
          {isDrawing(illustration) ? <Illustration name={illustration} /> : illustration}
        </div>
      )}
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.description}>{description}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
