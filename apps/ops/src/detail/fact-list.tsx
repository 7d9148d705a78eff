import type { ReactNode } from 'react';
import classes from './detail-page.module.css';

export interface Fact {
  readonly label: string;
  /** Null and empty texts are shown as a dash. */
  readonly value: ReactNode;
}

/** What is known about one thing, a name and a value each. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
