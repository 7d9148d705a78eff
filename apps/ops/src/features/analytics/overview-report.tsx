import type { Overview } from '@lyceum/contracts/logging';
import { DataTable } from '@lyceum/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../app/trpc';
import { besideColor, chartColor, mainColor } from '../../layout/chart-colors';
import { formatNumber } from '../../layout/formats';
import {
  type AnalyticsView,
  type FigureName,
  figureNames,
  isUnfinished,
  overviewInput,
} from './analytics-search';
import classes from './analytics.module.css';
import { LazyLines } from '../../charts/lazy-charts';
import { changeText, dayText, figureLabels } from './figure-words';
import { FigureTiles } from './figure-tiles';
import { ReportState } from '../../charts/report-state';

/** Users, visits, actions and time: in all, as a line by days, and as a table of the same numbers. */
export function OverviewReport({ search, onSearch }: AnalyticsView) {
  const answer = trpc.analytics.overview.useQuery(overviewInput(search), {
    placeholderData: keepPreviousData,
  });
  const { figure, compare } = search;
  return (
    <ReportState answer={answer}>
      {(overview) => (
        <>
          <FigureTiles
            totals={overview.totals}
            previous={compare ? overview.previous : null}
            chosen={figure}
            onChoose={(chosen) => onSearch({ figure: chosen })}
          />
          <figure className={classes.chart} aria-label={`${figureLabels[figure]} by day`}>
            <LazyLines
              data={linesOf(overview.days, figure)}
              series={[
                { name: 'now', label: figureLabels[figure], color: chartColor(mainColor) },
                ...(overview.days.some(({ day }) => isUnfinished(day))
                  ? [
                      {
                        name: 'unfinished',
                        label: 'Today, not over',
                        color: chartColor(mainColor),
                        isDashed: true,
                      },
                    ]
                  : []),
                ...(compare
                  ? [
                      {
                        name: 'before',
                        label: 'The days before',
                        color: chartColor(besideColor),
                        isDashed: true,
                      },
                    ]
                  : []),
              ]}
            />
          </figure>
          <DaysTable days={overview.days} compare={compare} isLoading={answer.isPlaceholderData} />
        </>
      )}
    </ReportState>
  );
}

/** A row of the chart a day. The line to a day that is not over is one of its own, which is dashed. */
function linesOf(days: Overview['days'], figure: FigureName) {
  return days.map((day, index) => {
    const next = days[index + 1];
    const isUnder = isUnfinished(day.day);
    const leadsThere = isUnder || (next !== undefined && isUnfinished(next.day));
    return {
      day: day.day,
      ...(!isUnder && { now: day[figure] }),
      ...(leadsThere && { unfinished: day[figure] }),
      before: day.previous[figure],
    };
  });
}

interface DaysTableProps {
  readonly days: Overview['days'];
  readonly compare: boolean;
  readonly isLoading: boolean;
}

function DaysTable({ days, compare, isLoading }: DaysTableProps) {
  return (
    <DataTable<Overview['days'][number]>
      label="Days"
      rows={[...days].reverse()}
      getRowId={({ day }) => day}
      loading={isLoading}
      maxHeight={420}
      columns={[
        {
          key: 'day',
          title: 'Day, UTC',
          width: 190,
          render: ({ day }: Overview['days'][number]) => dayText(day),
        },
        ...figureNames.map((name) => ({
          key: name,
          title: figureLabels[name],
          align: 'end' as const,
          render: (row: Overview['days'][number]) => (
            <>
              {formatNumber(row[name])}
              {compare && <span className={classes.change}>{changeText(row[name], row.previous[name])}</span>}
            </>
          ),
        })),
      ]}
    />
  );
}
