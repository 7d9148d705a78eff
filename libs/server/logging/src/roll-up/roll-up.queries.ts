import { authLimits } from '@lyceum/contracts/auth';

/** Days that are not rolled up, or were before the last report about them could come; `YYYY-MM-DD`. */
export const daysDueQuery = {
  name: 'logging.days-to-roll-up',
  text: `
    SELECT to_char(day, 'YYYY-MM-DD') AS day
    FROM generate_series(
      coalesce(
        (SELECT max(day) + 1 FROM activity_days WHERE rolled_up_at >= (day + 2)::timestamp AT TIME ZONE 'UTC'),
        (SELECT (min(created_at) AT TIME ZONE 'UTC')::date FROM user_actions)
      )::timestamp,
      (now() AT TIME ZONE 'UTC')::date::timestamp, '1 day') AS day`,
};

/** Whether the log still has the month of the day. */
export const hasPartitionQuery = {
  name: 'logging.has-partition',
  text: `
    SELECT FROM pg_inherits
    WHERE inhparent = 'user_actions'::regclass
      AND inhrelid = to_regclass('user_actions_' || to_char($1::date, 'YYYY_MM'))`,
};

const ofDay = `
  created_at >= $1::date::timestamp AT TIME ZONE 'UTC' AND created_at < ($1::date + 1)::timestamp AT TIME ZONE 'UTC'`;

export const numberPeopleQuery = {
  name: 'logging.number-people',
  text: `
    INSERT INTO activity_people (user_id)
    SELECT DISTINCT user_id FROM user_actions actions
    WHERE ${ofDay} AND NOT EXISTS (SELECT FROM activity_people known WHERE known.user_id = actions.user_id)
    ON CONFLICT DO NOTHING`,
};

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
                       > lag(created_at) OVER person + interval '${authLimits.idleMilliseconds} ms', true) AS is_start
    FROM actions WINDOW person AS (PARTITION BY number ORDER BY created_at)
  ), visits AS (
    SELECT *, number::bigint * 1000 + count(*) FILTER (WHERE is_start) OVER (PARTITION BY number ORDER BY created_at) AS visit
    FROM starts
  )`;

const figures = `
  count(*) AS actions, count(DISTINCT visit)::integer AS sessions, sum(duration) / 1000 AS seconds,
  array_agg(DISTINCT number) AS people`;

/** The counts of a day: by type and feature, by each alone, and of everything. */
export const countsOfDayQuery = {
  name: 'logging.counts-of-day',
  text: `
    ${visits}
    SELECT coalesce(action_type, '') AS one, coalesce(feature, '') AS other, ${figures}
    FROM visits GROUP BY GROUPING SETS ((), (action_type), (feature), (action_type, feature))
    HAVING count(*) > 0`,
};

/** The use of a day by what people used; what nobody said is left out. */
export const devicesOfDayQuery = {
  name: 'logging.devices-of-day',
  text: `
    ${visits}
    SELECT used.dimension AS one, used.value AS other, ${figures}
    FROM visits CROSS JOIN LATERAL (VALUES ('browser', browser), ('os', os), ('platform', platform)) AS used (dimension, value)
    WHERE used.value <> '' GROUP BY 1, 2`,
};

/** Replaces a day's rows of one of the two tables. */
export const replaceQueries = {
  counts: replaceQuery('activity_counts', 'action_type, feature'),
  devices: replaceQuery('activity_devices', 'dimension, value'),
};

function replaceQuery(table: string, keys: string) {
  return {
    name: `logging.replace-${table}`,
    text: `
      INSERT INTO ${table} (day, ${keys}, actions, sessions, seconds, users, people)
      SELECT $1::date, one, other, actions, sessions, seconds, users, people::bit varying
      FROM unnest($2::text[], $3::text[], $4::bigint[], $5::integer[], $6::bigint[], $7::integer[], $8::text[])
        AS rows (one, other, actions, sessions, seconds, users, people)`,
    clear: { name: `logging.clear-${table}`, text: `DELETE FROM ${table} WHERE day = $1` },
  };
}

export const markDayQuery = {
  name: 'logging.mark-day',
  text: `
    INSERT INTO activity_days (day, rolled_up_at) VALUES ($1, now())
    ON CONFLICT (day) DO UPDATE SET rolled_up_at = excluded.rolled_up_at`,
};
