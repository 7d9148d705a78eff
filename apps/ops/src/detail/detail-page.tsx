import type { ReactNode } from 'react';
import type { ConsoleSection } from '../app/navigation';
import { useRemembered } from './recent-records';
import { Screen } from '../layout/screen';
import { BackLink } from './back-link';
import classes from './detail-page.module.css';
import { type Fact, FactList } from './fact-list';

interface DetailPageProps {
  /** Where it belongs. */
  readonly section: ConsoleSection;
  readonly title: string;
  /** Its state, a `StateBadge`. */
  readonly state?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly facts: readonly Fact[];
  /** `DetailSection`s: what belongs to it, and its history. */
  readonly children: ReactNode;
}

/** The page of one row in every section: head with state and actions, sections, and the facts beside them. */
export function DetailPage(props: DetailPageProps) {
  const { section, title, state, subtitle, actions, facts, children } = props;
  useRemembered({ title, section: section.label });
  return (
    <Screen
      title={title}
      above={<BackLink section={section} />}
      beside={state}
      description={subtitle}
      actions={actions}
    >
      <div className={classes.columns}>
        <div className={classes.sections}>{children}</div>
        <aside className={classes.side} aria-label="Facts">
          <FactList facts={facts} />
        </aside>
      </div>
    </Screen>
  );
}
