import { sessionLimits } from '@lyceum/contracts/auth';
import { statement } from '@lyceum/kernel';

/** One roll-up at a time, in all processes. */
export const rollUpTurnStatement = statement(
  'logging.roll-up-turn',
  'SELECT FROM pg_advisory_xact_lock(7204102)',
);

/** Days that are not rolled up, or were before the last report about them could come; `YYYY-MM-DD`. */
export const daysDueQuery = statement<{ day: string }>(
  'logging.days-to-roll-up',
  `SELECT to_char(day, 'YYYY-MM-DD') AS day
    FROM generate_series(
      coalesce(
        (SELECT max(day) + 1 FROM activity_days WHERE rolled_up_at >= (day + 2)::timestamp AT TIME ZONE 'UTC'),
        (SELECT (min(created_at) AT TIME ZONE 'UTC')::date FROM user_actions)
      )::timestamp,
      (now() AT TIME ZONE 'UTC')::date::timestamp, '1 day') AS day`,
);

/** Whether the log still has the month of the day. */
export const hasPartitionQuery = statement(
  'logging.has-partition',
  `
    SELECT FROM pg_inherits
    WHERE inhparent = 'user_actions'::regclass
      AND inhrelid = to_regclass('user_actions_' || to_char($day::date, 'YYYY_MM'))`,
);

const ofDay = `
  created_at >= $day::date::timestamp AT TIME ZONE 'UTC' AND created_at < ($day::date + 1)::timestamp AT TIME ZONE 'UTC'`;

export const numberPeopleQuery = statement(
  'logging.number-people',
  `INSERT INTO activity_people (user_id)
    SELECT DISTINCT user_id FROM user_actions actions
    WHERE ${ofDay} AND NOT EXISTS (SELECT FROM activity_people known WHERE known.user_id = actions.user_id)
    ON CONFLICT DO NOTHING`,
);

/**
 * The day's actions with the visit each belongs to. A visit ends with a pause; a page view happened from its beginning
 * on, although it is reported at its end.
 */
const visits = `
  WITH actions AS (
    SELECT number, action_type, feature, browser, os, platform, created_at,
           CASE action_type WHEN 'PAGE_VIEW' THEN coalesce(duration, 0) ELSE 0 END AS duration
    FROM user_actions JOIN activity_people USING (user_id)
    WHERE ${ofDay}
  ), starts AS (
    SELECT *, coalesce(created_at - make_interval(secs => duration / 1000.0)
                       > lag(created_at) OVER person + interval '${sessionLimits.idleMilliseconds} ms', true) AS is_start
    FROM actions WINDOW person AS (PARTITION BY number ORDER BY created_at)
  ), visits AS (
    SELECT *, number::bigint * 1000 + count(*) FILTER (WHERE is_start) OVER (PARTITION BY number ORDER BY created_at) AS visit
    FROM starts
  )`;

const figures = `
  count(*) AS actions, count(DISTINCT visit)::integer AS sessions, sum(duration) / 1000 AS seconds,
  array_agg(DISTINCT number) AS people`;

export interface CountedRow {
  one: string;
  other: string;
  /** PostgreSQL's bigint, in digits. */
  actions: string;
  sessions: number;
  seconds: string;
  people: number[];
}

/** The counts of a day: by type and feature, by each alone, and of everything. */
export const countsOfDayQuery = statement<CountedRow>(
  'logging.counts-of-day',
  `${visits}
    SELECT coalesce(action_type, '') AS one, coalesce(feature, '') AS other, ${figures}
    FROM visits GROUP BY GROUPING SETS ((), (action_type), (feature), (action_type, feature))
    HAVING count(*) > 0`,
);

/** The use of a day by what people used; what nobody said is left out. */
export const devicesOfDayQuery = statement<CountedRow>(
  'logging.devices-of-day',
  `${visits}
    SELECT used.dimension AS one, used.value AS other, ${figures}
    FROM visits CROSS JOIN LATERAL (VALUES ('browser', browser), ('os', os), ('platform', platform)) AS used (dimension, value)
    WHERE used.value <> '' GROUP BY 1, 2`,
);

/** Replaces a day's rows of one of the two tables. */
function replacing(table: string, keys: string) {
  return {
    clear: statement(`logging.clear-${table}`, `DELETE FROM ${table} WHERE day = $day`),
    fill: statement(
      `logging.fill-${table}`,
      `
      INSERT INTO ${table} (day, ${keys}, actions, sessions, seconds, users, people)
      SELECT $day::date, one, other, actions, sessions, seconds, users, people::bit varying
      FROM unnest($ones::text[], $others::text[], $actions::bigint[], $sessions::integer[], $seconds::bigint[],
                  $users::integer[], $people::text[])
        AS rows (one, other, actions, sessions, seconds, users, people)`,
    ),
  };
}

export const replaceCounts = replacing('activity_counts', 'action_type, feature');
export const replaceDevices = replacing('activity_devices', 'dimension, value');

export const markDayQuery = statement(
  'logging.mark-day',
  `INSERT INTO activity_days (day, rolled_up_at) VALUES ($day, now())
    ON CONFLICT (day) DO UPDATE SET rolled_up_at = excluded.rolled_up_at`,
);
