import { useBrandName } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { Drawing } from './drawings';
import * as messages from './pages.messages';
import type { PlannedPage as PlannedPageData } from './planned-page.types';
import classes from './planned-page.module.css';

interface PlannedPageProps {
  readonly page: PlannedPageData;
  /** The link to the page's one next action. */
  readonly action: ReactNode;
  /** What is there to read, in place of what will be. */
  readonly children?: ReactNode;
}

/** A page of the site: what it is for, where to go from here today, and what is on it or, said plainly, will be. */
export function PlannedPage({ page, action, children }: PlannedPageProps) {
  const brandName = useBrandName();
  const { section, title, purpose, drawing } = page;
  useDocumentTitle(messages.documentTitle({ title: title(), brandName }));
  return (
    <article className={classes.root}>
      <div className={classes.top}>
        <div>
          <p className={classes.section}>
            {/* A page that is all of its section says so once. */}
            {section() !== title() && section()}
            {!children && <span className={classes.notOpen}>{messages.notOpenYet()}</span>}
          </p>
          <h1 className={classes.title}>{title()}</h1>
          <p className={classes.purpose}>{purpose({ brandName })}</p>
          <div className={classes.action}>{action}</div>
        </div>
        <div className={classes.drawing}>
          <Drawing name={drawing} />
        </div>
      </div>
      {children ?? <Plan holds={page.holds} />}
    </article>
  );
}

function Plan({ holds }: Pick<PlannedPageData, 'holds'>) {
  const planId = useId();
  return (
    <section className={classes.plan} aria-labelledby={planId}>
      <h2 id={planId} className={classes.planTitle}>
        {messages.beingPrepared()}
      </h2>
      <ul className={classes.list}>
        {holds.map((item) => (
          <li key={item()} className={classes.item}>
            {item()}
          </li>
        ))}
      </ul>
    </section>
  );
}
