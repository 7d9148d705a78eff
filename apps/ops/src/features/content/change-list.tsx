import { type ContentChange, mediaInText } from '@lyceum/contracts/cms';
import classes from './entry-form.module.css';
import { PictureName } from './media/picture-name';

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
              <Value text={change.before} />
            </del>
          )}
          {change.after !== null && (
            <ins className={classes.after} tabIndex={0}>
              <span className={classes.side}>{after}</span>
              <Value text={change.after} />
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What stood or stands there, with pictures of the library by their names. */
function Value({ text }: { readonly text: string }) {
  if (text === '') return '(empty)';
  // Every second part is the id of a picture.
  const parts = text.split(mediaInText());
  return parts.map((part, at) => (at % 2 === 0 ? part : <PictureName key={at} id={part} />));
}
