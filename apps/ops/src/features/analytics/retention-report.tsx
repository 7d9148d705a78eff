import { EmptyState } from '@lyceum/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../app/trpc';
import { formatDate, formatNumber } from '../../layout/formats';
import { type AnalyticsView, rangeOf } from './analytics-search';
import classes from './analytics.module.css';
import { shareText } from './figure-words';
import { ReportState } from '../../charts/report-state';

/** Of everybody first seen in a week, the share that came again in each week after it. */
export function RetentionReport({ search }: AnalyticsView) {
  const answer = trpc.analytics.retention.useQuery(rangeOf(search), { placeholderData: keepPreviousData });
  return (
    <ReportState answer={answer}>
      {({ cohorts }) =>
        cohorts.length === 0 ? (
          <EmptyState
            title="Nobody new"
            description="In these days nobody was seen for the first time. Choose a longer range."
            illustration="search"
          />
        ) : (
          <CohortTable cohorts={cohorts} />
        )
      }
    </ReportState>
  );
}

interface CohortTableProps {
  readonly cohorts: readonly { week: string; users: number; returned: number[] }[];
}

function CohortTable({ cohorts }: CohortTableProps) {
  const weeks = Math.max(...cohorts.map(({ returned }) => returned.length));
  return (
    <div className={classes.scroller} role="region" aria-label="Retention, table" tabIndex={0}>
      <table className={classes.cohorts} aria-label="Retention">
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">New users</th>
            {Array.from({ length: weeks }, (_, week) => (
              <th key={week} scope="col">
                Week {week}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ week, users, returned }) => (
            <tr key={week}>
              <th scope="row">{formatDate(week)}</th>
              <td>{formatNumber(users)}</td>
              {returned.map((amount, after) => (
                <td
                  key={after}
                  title={`${formatNumber(amount)} of ${formatNumber(users)}`}
                  className={classes.cohort}
                  style={
                    { '--share': `${String(Math.round((amount / users) * 100))}%` } as React.CSSProperties
                  }
                >
                  {shareText(amount, users)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
