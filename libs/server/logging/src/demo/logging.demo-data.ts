import type { DemoSeeder } from '@lyceum/database';

/** So far back the made-up activity goes, in days. */
const days = 84;

/** What people do, by how often: page views most of all. The shares add up to 1. */
const doings = `
  (VALUES (0.00, 0.24, 'PAGE_VIEW', 'home', '/konnect'), (0.24, 0.46, 'PAGE_VIEW', 'forum', '/thread/$threadId'),
          (0.46, 0.58, 'PAGE_VIEW', 'forum', '/community'), (0.58, 0.63, 'PAGE_VIEW', 'search', '/search'),
          (0.63, 0.66, 'PAGE_VIEW', 'settings', '/settings'), (0.66, 0.72, 'PAGE_VIEW', 'courses', '/courses'),
          (0.72, 0.86, 'CLAP', 'forum', '/thread/$threadId'), (0.86, 0.94, 'CREATE', 'forum', '/thread/$threadId'),
          (0.94, 0.96, 'EDIT', 'forum', '/thread/$threadId'), (0.96, 0.98, 'CREATE', 'friends', NULL),
          (0.98, 1.01, 'LOGOUT', 'account', '/konnect')) AS doings (low, high, type, feature, path)`;

const devices = `
  (VALUES (0, 'Chrome', '142', 'Windows', '11', 'desktop'), (1, 'Safari', '26.1', 'iOS', '26.1', 'mobile'),
          (2, 'Chrome', '142', 'Android', '16', 'mobile'), (3, 'Firefox', '145', 'Linux', '', 'desktop'),
          (4, 'Safari', '26.0', 'macOS', '26.0', 'desktop'), (5, 'Microsoft Edge', '142', 'Windows', '11', 'desktop'))
    AS devices (number, browser, browser_version, os, os_version, platform)`;

/**
 * Twelve weeks of made-up activity of the demo people, who come as often as they like from the day they joined, more often
 * on weekdays and less with the weeks; some stay away after their first week or their fourth. The roll-up counts it soon
 * after the start.
 */
export const loggingDemoData: DemoSeeder = {
  name: 'logging',
  async seed(manager) {
    await manager.query(`SELECT ensure_user_action_partitions(now() - interval '${days + 2} days', now())`);
    await manager.query('SELECT setseed(0.42)');
    await manager.query(`
      WITH people AS (
        SELECT id, (row_number() OVER (ORDER BY email))::integer AS n, LEAST(current_date - created_at::date, ${days}) AS joined_ago
        FROM users WHERE email LIKE '%@lyceum.example'
      ), visits AS (
        SELECT id, n, ago, moment + make_interval(mins => (420 + random() * 780)::integer) AS started_at
        FROM people CROSS JOIN generate_series(0, ${days}) AS ago
        CROSS JOIN LATERAL (
          SELECT date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - make_interval(days => ago) AS moment
        ) AS at
        WHERE ago <= joined_ago
          AND joined_ago - ago < CASE n % 10 WHEN 1 THEN 7 WHEN 4 THEN 7 WHEN 6 THEN 28 WHEN 8 THEN 28 ELSE ${days} + 1 END
          AND random() < (0.3 + (n * 13 % 50) / 100.0) * exp(-(joined_ago - ago) / 100.0)
            * CASE WHEN extract(isodow FROM moment) > 5 THEN 0.5 ELSE 1 END
      ), steps AS (
        SELECT visits.*, step, random() AS pick,
               CASE WHEN step = 0 THEN NULL ELSE (30 + (random() * 1500)::integer) * 100 END AS seen,
               started_at + make_interval(secs => step * 160 + random() * 60) AS at
        FROM visits CROSS JOIN LATERAL generate_series(0, 2 + (n + ago) % 7) AS step
      )
      INSERT INTO user_actions (user_id, action_type, feature, browser, browser_version, os, os_version, platform,
                                login_type, path, duration, created_at)
      SELECT id, CASE step WHEN 0 THEN 'LOGIN' ELSE type END, CASE step WHEN 0 THEN 'account' ELSE feature END,
             browser, browser_version, os, os_version, platform, CASE step WHEN 0 THEN 'OWN' END,
             CASE WHEN step > 0 THEN path END, CASE WHEN type = 'PAGE_VIEW' THEN seen END, at
      FROM steps JOIN ${doings} ON pick >= low AND pick < high JOIN ${devices} ON devices.number = n % 6
      WHERE at < now()`);
    // The clock looks before there is any demo data: it is to look again.
    await manager.query(`
      INSERT INTO scheduled_tasks (name, next_run_at) VALUES ('logging.roll-up', now())
      ON CONFLICT (name) DO UPDATE SET next_run_at = excluded.next_run_at`);
  },
};
