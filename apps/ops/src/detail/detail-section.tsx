import { type ReactNode, useId } from 'react';
import classes from './detail-page.module.css';

interface DetailSectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a detail page. */
export function DetailSection({ title, actions, children }: DetailSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <header className={classes.sectionHead}>
        <h2 id={titleId} className={classes.sectionTitle}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
