import classes from './entry-form.module.css';

interface HintsProps {
  readonly issues: readonly { readonly path: string; readonly message: string }[];
  readonly hints: readonly { readonly at: string; readonly message: string }[];
  /** What is said where there is nothing to say. */
  readonly allWell: string;
}

/** What there is to know before a version is published. */
export function Hints({ issues, hints, allWell }: HintsProps) {
  if (issues.length > 0)
    return (
      <p role="alert">
        {issues.length === 1 ? 'One field is' : `${String(issues.length)} fields are`} to be mended first.
        Each says what is wrong, in the form.
      </p>
    );
  if (hints.length === 0) return <p>{allWell}</p>;
  return (
    <>
      <p>It can be published. You may want to look at this first:</p>
      <ul className={classes.hints}>
        {hints.map(({ at, message }, place) => (
          <li key={place}>
            {at}: {message}
          </li>
        ))}
      </ul>
    </>
  );
}
