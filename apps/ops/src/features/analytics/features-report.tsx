import {
  type ActivityFeature,
  activityFeatureLabels,
  type FeatureUse,
  type UserActionType,
  userActionLabels,
} from '@lyceum/contracts/logging';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../app/trpc';
import { besideColor, chartColor, seriesColors } from '../../layout/chart-colors';
import { type AnalyticsView, rangeOf } from './analytics-search';
import classes from './analytics.module.css';
import { BreakdownTable } from './breakdown-table';
import { LazyAreas } from '../../charts/lazy-charts';
import { ReportState } from '../../charts/report-state';

const featureName = (key: string): string => activityFeatureLabels[key as ActivityFeature] ?? key;
const typeName = (key: string): string => userActionLabels[key as UserActionType] ?? key;

/** Actions by feature and day, and use by feature and by type of action. */
export function FeaturesReport({ search }: AnalyticsView) {
  const input = { ...rangeOf(search), actionType: search.type, feature: search.feature };
  const answer = trpc.analytics.features.useQuery(input, { placeholderData: keepPreviousData });
  const shared = { compare: search.compare, isLoading: answer.isPlaceholderData };
  return (
    <ReportState answer={answer}>
      {(use) => (
        <>
          <figure className={classes.chart} aria-label="Actions by area and day">
            <LazyAreas data={dayRows(use)} series={seriesOf(use)} />
          </figure>
          <BreakdownTable label="Areas" head="Area" rows={use.features} nameOf={featureName} {...shared} />
          <BreakdownTable
            label="Types of action"
            head="Type"
            rows={use.types}
            nameOf={typeName}
            {...shared}
          />
        </>
      )}
    </ReportState>
  );
}

const shownOf = ({ features }: FeatureUse): string[] =>
  features
    .filter(({ actions }) => actions > 0)
    .slice(0, seriesColors.length)
    .map(({ key }) => key);

/** Each day with the features shown; the rest together. */
function dayRows(use: FeatureUse) {
  const shown = shownOf(use);
  return use.days.map(({ day, actions }) => {
    const all = Object.values(actions).reduce((sum, amount) => sum + amount, 0);
    const amounts = Object.fromEntries(shown.map((key) => [key, actions[key] ?? 0]));
    const named = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
    return { day, ...amounts, rest: all - named };
  });
}

function seriesOf(use: FeatureUse) {
  const shown = shownOf(use);
  const series = shown.map((name, index) => ({
    name,
    label: featureName(name),
    color: chartColor(seriesColors[index] ?? besideColor),
  }));
  if (use.features.filter(({ actions }) => actions > 0).length <= shown.length) return series;
  return [...series, { name: 'rest', label: 'The rest', color: chartColor(besideColor) }];
}
