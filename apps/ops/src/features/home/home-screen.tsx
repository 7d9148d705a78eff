import type { Home } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { EmptyState, ErrorState } from '@lyceum/ui';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { DetailSection } from '../../detail/detail-section';
import { useRecentRecords } from '../../detail/recent-records';
import { Screen } from '../../layout/screen';
import { Alerts } from './alerts';
import { Figures } from './figures';
import classes from './home.module.css';
import { Missing } from './missing';
import { Queues } from './queues';

/** What staff begin their day with: what is wrong, what waits, how today goes, and what they looked at last. */
export function HomeScreen() {
  const answer = trpc.home.get.useQuery();
  return (
    <Screen title="Home" description="Figures are of today and yesterday, by days in UTC.">
      <div className={classes.root}>
        {answer.data && (
          <Parts home={answer.data} isAsking={answer.isFetching} onRetry={() => void answer.refetch()} />
        )}
        {!answer.data && answer.error && (
          <ErrorState {...failureTexts(asFailure(answer.error))} onRetry={() => void answer.refetch()} />
        )}
        {!answer.data && !answer.error && <Skeleton height={240} aria-label="Loading" />}
        <Recent />
      </div>
    </Screen>
  );
}

interface PartsProps {
  readonly home: Home;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

function Parts({ home: { alerts, queues, figures, missing }, isAsking, onRetry }: PartsProps) {
  return (
    <>
      {missing.length > 0 && <Missing titles={missing} isAsking={isAsking} onRetry={onRetry} />}
      {alerts.length > 0 && <Alerts alerts={alerts} />}
      {queues.length > 0 && <Queues queues={queues} />}
      {figures.length > 0 && <Figures figures={figures} />}
    </>
  );
}

function Recent() {
  const records = useRecentRecords();
  return (
    <DetailSection title="What you looked at last">
      {records.length === 0 ? (
        <EmptyState
          title="Nothing yet"
          description="People, cases and codes you open in this tab stand here."
          illustration={null}
        />
      ) : (
        <ul className={classes.list}>
          {records.map(({ path, title, section }) => (
            <li key={path}>
              <Link to={path}>{title}</Link> <span className={classes.quiet}>{section}</span>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}
