import { statement } from '@lyceum/kernel';
import type { CountedFigures, RangeRow } from './figures';

const figures = `
  coalesce(sum(actions), 0)::float8 AS actions, coalesce(sum(sessions), 0)::float8 AS sessions,
  coalesce(sum(seconds), 0)::float8 AS seconds, coalesce(bit_count(people_union(people)), 0)::integer AS users`;

/** Figures of one or more ranges of days, by their first and their last days. */
const inRanges = `unnest($firsts::date[], $lasts::date[]) WITH ORDINALITY AS ranges (first, last, number)`;

/** Totals of ranges; type and feature are empty for all. */
export const totalsQuery = statement<Omit<RangeRow, 'key'>>(
  'logging.totals',
  `SELECT ranges.number::integer AS range, ${figures}
    FROM ${inRanges} LEFT JOIN activity_counts counts
      ON counts.day BETWEEN ranges.first AND ranges.last AND counts.action_type = $actionType AND counts.feature = $feature
    GROUP BY 1`,
);

/** Figures of single days; type and feature are empty for all. */
export const daysQuery = statement<CountedFigures & { day: string }>(
  'logging.days',
  `SELECT to_char(day, 'YYYY-MM-DD') AS day, users, sessions::float8, actions::float8, seconds::float8
    FROM activity_counts WHERE day BETWEEN $from AND $to AND action_type = $actionType AND feature = $feature`,
);

/** Figures of ranges by feature; the type is empty for all. */
export const byFeatureQuery = statement<RangeRow>(
  'logging.by-feature',
  `SELECT ranges.number::integer AS range, counts.feature AS key, ${figures}
    FROM ${inRanges} JOIN activity_counts counts
      ON counts.day BETWEEN ranges.first AND ranges.last AND counts.action_type = $actionType AND counts.feature <> ''
    GROUP BY 1, 2`,
);

/** Figures of ranges by type of action; the feature is empty for all. */
export const byTypeQuery = statement<RangeRow>(
  'logging.by-type',
  `SELECT ranges.number::integer AS range, counts.action_type AS key, ${figures}
    FROM ${inRanges} JOIN activity_counts counts
      ON counts.day BETWEEN ranges.first AND ranges.last AND counts.feature = $feature AND counts.action_type <> ''
    GROUP BY 1, 2`,
);

/** Actions of features day by day; the type is empty for all. */
export const featureDaysQuery = statement<{ day: string; feature: string; actions: number }>(
  'logging.feature-days',
  `SELECT to_char(day, 'YYYY-MM-DD') AS day, feature, actions::float8 AS actions FROM activity_counts
    WHERE day BETWEEN $from AND $to AND action_type = $actionType AND feature <> ''`,
);

/** Use by browser, system or platform. */
export const byDeviceQuery = statement<RangeRow>(
  'logging.by-device',
  `SELECT ranges.number::integer AS range, devices.value AS key, ${figures}
    FROM ${inRanges} JOIN activity_devices devices
      ON devices.day BETWEEN ranges.first AND ranges.last AND devices.dimension = $dimension
    GROUP BY 1, 2`,
);

/** Newcomers of each week from the one of `from` on, and how many of them came in each week until `to`. */
export const retentionQuery = statement<{ week: string; after: number; users: number }>(
  'logging.retention',
  `WITH weeks AS (
      SELECT date_trunc('week', day::timestamp)::date AS week, people_union(people) AS people
      FROM activity_counts WHERE action_type = '' AND feature = '' AND day <= $to GROUP BY 1
    ), cohorts AS (
      SELECT week, people_minus(people, coalesce(
               people_union(people) OVER (ORDER BY week ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),
               ''::bit varying)) AS newcomers
      FROM weeks
    )
    SELECT to_char(cohorts.week, 'YYYY-MM-DD') AS week, (weeks.week - cohorts.week) / 7 AS after,
           bit_count(people_and(cohorts.newcomers, weeks.people))::integer AS users
    FROM cohorts JOIN weeks ON weeks.week >= cohorts.week
    WHERE cohorts.week >= date_trunc('week', $from::date::timestamp) ORDER BY 1, 2`,
);

/** People by the steps they reached; types and features of the steps are empty for all. */
export const funnelQuery = statement<{ users: number[] }>(
  'logging.funnel',
  'SELECT activity_funnel($from, $to, $actionTypes, $features) AS users',
);
