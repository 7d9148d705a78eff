import classes from './state-badge.module.css';

interface StateBadgeProps {
  /** `good` works as it should, `waiting` needs time or somebody, `bad` needs attention, `off` is over or shut. */
  readonly tone: 'good' | 'waiting' | 'bad' | 'off';
  /** The state in words: 'Active'. */
  readonly children: string;
}

/** A state in a word and a colour: the only place where the console's tables are coloured. */
export function StateBadge({ tone, children }: StateBadgeProps) {
  return (
    <span className={classes.root} data-tone={tone}>
      {children}
    </span>
  );
}
