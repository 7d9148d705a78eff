import classes from './search.module.css';

interface MarkedTextProps {
  /** The pieces put together are the text. */
  readonly parts: readonly { readonly text: string; readonly isMatch: boolean }[];
}

/** A text with what was looked for marked. */
export function MarkedText({ parts }: MarkedTextProps) {
  return parts.map(({ text, isMatch }, index) =>
    // The pieces have no names of their own, and do not move.
    isMatch ? (
      <mark key={index} className={classes.mark}>
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
