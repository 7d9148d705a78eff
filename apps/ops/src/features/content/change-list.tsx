import type { ContentChange } from '@lyceum/contracts/cms';
import classes from './entry-form.module.css';

interface ChangeListProps {
  readonly changes: readonly ContentChange[];
  /** What the two sides are called: 'Theirs', 'Mine'. */
  readonly sides: readonly [string, string];
}

/** What is different between two versions, in the words of the form. */
export function ChangeList({ changes, sides: [before, after] }: ChangeListProps) {
  if (changes.length === 0) return <p className={classes.note}>There is no difference.</p>;
  return (
    <ul className={classes.changes} aria-label="Differences">
      {changes.map((change, at) => (
        <li key={at}>
          <p className={classes.changed}>{change.at}</p>
          {change.before !== null && (
            <del className={classes.before} tabIndex={0}>
              <span className={classes.side}>{before}</span>
              {change.before === '' ? '(empty)' : change.before}
            </del>
          )}
          {change.after !== null && (
            <ins className={classes.after} tabIndex={0}>
              <span className={classes.side}>{after}</span>
              {change.after === '' ? '(empty)' : change.after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
