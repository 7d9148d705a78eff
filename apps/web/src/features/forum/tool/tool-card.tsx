import { type ReactNode, useId } from 'react';
import classes from './tool-card.module.css';

interface ToolCardProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the tool. */
export function ToolCard({ title, description, children }: ToolCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.root}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {description !== undefined && <p className={classes.description}>{description}</p>}
      {children}
    </section>
  );
}

interface ToolRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
}

/** Rows of one of its lists. */
export function ToolRows<Row>({ label, rows, keyOf, children }: ToolRowsProps<Row>) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  );
}
