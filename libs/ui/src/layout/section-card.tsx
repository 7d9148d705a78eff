import { type ReactNode, useId } from 'react';
import classes from './section-card.module.css';

interface SectionCardProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Stands beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page of several, as in the settings. */
export function SectionCard({ title, description, action, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.root}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      {description !== undefined && <p className={classes.description}>{description}</p>}
      {children}
    </section>
  );
}
