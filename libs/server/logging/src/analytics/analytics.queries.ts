const figures = `
  coalesce(sum(actions), 0)::float8 AS actions, coalesce(sum(sessions), 0)::float8 AS sessions,
  coalesce(sum(seconds), 0)::float8 AS seconds, coalesce(bit_count(people_union(people)), 0)::integer AS users`;

/** Figures of one or more ranges of days: `$1` their first and `$2` their last days. */
const inRanges = `unnest($1::date[], $2::date[]) WITH ORDINALITY AS ranges (first, last, number)`;

/** Totals of ranges; `$3` type, `$4` feature, empty for all. */
export const totalsQuery = {
  name: 'logging.totals',
  text: `
    SELECT ranges.number::integer AS range, ${figures}
    FROM ${inRanges} LEFT JOIN activity_counts counts
      ON counts.day BETWEEN ranges.first AND ranges.last AND counts.action_type = $3 AND counts.feature = $4
    GROUP BY 1`,
};

/** Figures of single days; `$3` type, `$4` feature, empty for all. */
export const daysQuery = {
  name: 'logging.days',
  text: `
    SELECT to_char(day, 'YYYY-MM-DD') AS day, users, sessions::float8, actions::float8, seconds::float8
    FROM activity_counts WHERE day BETWEEN $1 AND $2 AND action_type = $3 AND feature = $4`,
};

/** Figures of ranges by feature; `$3` is the type, empty for all. */
export const byFeatureQuery = {
  name: 'logging.by-feature',
  text: `
    SELECT ranges.number::integer AS range, counts.feature AS key, ${figures}
    FROM ${inRanges} JOIN activity_counts counts
      ON counts.day BETWEEN ranges.first AND ranges.last AND counts.action_type = $3 AND counts.feature <> ''
    GROUP BY 1, 2`,
};

/** Figures of ranges by type of action; `$3` is the feature, empty for all. */
export const byTypeQuery = {
  name: 'logging.by-type',
  text: `
    SELECT ranges.number::integer AS range, counts.action_type AS key, ${figures}
    FROM ${inRanges} JOIN activity_counts counts
      ON counts.day BETWEEN ranges.first AND ranges.last AND counts.feature = $3 AND counts.action_type <> ''
    GROUP BY 1, 2`,
};

/** Actions of features day by day; `$3` is the type, empty for all. */
export const featureDaysQuery = {
  name: 'logging.feature-days',
  text: `
    SELECT to_char(day, 'YYYY-MM-DD') AS day, feature, actions::float8 AS actions FROM activity_counts
    WHERE day BETWEEN $1 AND $2 AND action_type = $3 AND feature <> ''`,
};

/** Use by browser, system or platform; `$3` says which. */
export const byDeviceQuery = {
  name: 'logging.by-device',
  text: `
    SELECT ranges.number::integer AS range, devices.value AS key, ${figures}
    FROM ${inRanges} JOIN activity_devices devices
      ON devices.day BETWEEN ranges.first AND ranges.last AND devices.dimension = $3
    GROUP BY 1, 2`,
};

/** Newcomers of each week from the one of `$1` on, and how many of them came in each week until `$2`. */
export const retentionQuery = {
  name: 'logging.retention',
  text: `
    WITH weeks AS (
      SELECT date_trunc('week', day::timestamp)::date AS week, people_union(people) AS people
      FROM activity_counts WHERE action_type = '' AND feature = '' AND day <= $2 GROUP BY 1
    ), cohorts AS (
      SELECT week, people_minus(people, coalesce(
               people_union(people) OVER (ORDER BY week ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),
               ''::bit varying)) AS newcomers
      FROM weeks
    )
    SELECT to_char(cohorts.week, 'YYYY-MM-DD') AS week, (weeks.week - cohorts.week) / 7 AS after,
           bit_count(people_and(cohorts.newcomers, weeks.people))::integer AS users
    FROM cohorts JOIN weeks ON weeks.week >= cohorts.week
    WHERE cohorts.week >= date_trunc('week', $1::date::timestamp) ORDER BY 1, 2`,
};

/** People by the steps they reached; `$3` types and `$4` features of the steps, empty for all. */
export const funnelQuery = {
  name: 'logging.funnel',
  text: 'SELECT activity_funnel($1, $2, $3, $4) AS users',
};
