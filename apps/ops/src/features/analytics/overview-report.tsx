import type { Overview } from '@lyceum/contracts/logging';
import { DataTable } from '@lyceum/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../app/trpc';
import { besideColor, chartColor, mainColor } from '../../layout/chart-colors';
import { formatNumber } from '../../tables/formats';
import { type AnalyticsView, figureNames, rangeOf } from './analytics-search';
import classes from './analytics.module.css';
import { LazyLines } from './lazy-charts';
import { changeText, figureLabels } from './figure-words';
import { FigureTiles } from './figure-tiles';
import { ReportState } from './report-state';

/** Users, visits, actions and time: in all, as a line by days, and as a table of the same numbers. */
export function OverviewReport({ search, onSearch }: AnalyticsView) {
  const input = { ...rangeOf(search), actionType: search.type, feature: search.feature };
  const answer = trpc.analytics.overview.useQuery(input, { placeholderData: keepPreviousData });
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
              data={overview.days.map((day) => ({
                day: day.day,
                now: day[figure],
                before: day.previous[figure],
              }))}
              series={[
                { name: 'now', label: figureLabels[figure], color: chartColor(mainColor) },
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
        { key: 'day', title: 'Day', width: 120 },
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
