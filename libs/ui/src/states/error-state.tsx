import type { ReactNode } from 'react';
import { broken, Drawing } from './drawing';
import { RetryButton } from './retry-button';
import classes from './state.module.css';
import * as messages from './states.messages';

export interface ErrorStateProps {
  title?: string;
  /** What happened, if anything better is known than that the data could not be fetched (checklist line 255). */
  description?: ReactNode;
  /** The log id of the failure, shown so that it can be passed on. */
  reference?: string;
  /** Where it stands for a whole screen its title is the screen's h1; default 2. */
  level?: 1 | 2;
  onRetry: () => void;
}

/** Stands where content failed to load: says so, and tries again. */
export function ErrorState({
  title = messages.didNotLoad(),
  description = messages.fetchFailed(),
  reference,
  level = 2,
  onRetry,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.root} role="alert">
      <div className={classes.illustration}>
        <Drawing>{broken}</Drawing>
      </div>
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.description}>{description}</p>
      <div className={classes.action}>
        <RetryButton onClick={onRetry} />
      </div>
      {reference && (
        <p className={classes.reference}>
          {messages.reference()} <code>{reference}</code>
        </p>
      )}
    </div>
  );
}
