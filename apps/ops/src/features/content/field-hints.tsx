import type { ContentHint } from '@lyceum/contracts/cms';
import { IconBulb } from '@tabler/icons-react';
import { createContext, type ReactNode, use } from 'react';
import classes from './entry-form.module.css';

const Said = createContext<readonly ContentHint[]>([]);

interface FieldHintsProps {
  readonly hints: readonly ContentHint[];
  /** The form, whose fields say each their own. */
  readonly children: ReactNode;
}

export function FieldHints({ hints, children }: FieldHintsProps) {
  return <Said value={hints}>{children}</Said>;
}

/** What is said of a field; null where nothing is. */
export function useFieldHint(path: string): ReactNode {
  const own = use(Said).filter((hint) => hint.path === path);
  if (own.length === 0) return null;
  return own.map(({ message }) => (
    <span key={message} className={classes.hint}>
      <IconBulb size={14} aria-hidden />
      <span>
        <span className={classes.said}>Hint: </span>
        {message}
      </span>
    </span>
  ));
}

/** How many there are in the whole form. */
export function HintCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className={classes.count}>
      {count === 1 ? 'One field has a hint.' : `There are ${String(count)} hints at the fields.`} None of them
      keeps you from publishing.
    </p>
  );
}
