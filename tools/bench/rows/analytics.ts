import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { sendOnce } from '../call.ts';
import { median } from '../report/stats.ts';
import { figureLine } from '../report/units.ts';
import type { Line, PlainRow } from '../row.ts';
import type { World } from '../world/world.ts';

const days = 365;

/** Each report is asked for so often. */
const asks = 5;

/** Longest wait for the roll-up of the year, in ms. */
const longestRollUp = 3_600_000;

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** A year of made-up actions, rolled up by the server's own job; then every report over that whole year. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const { headers } = await world.account('admin');
    const { pool } = await world.database();
    await fillYear(pool, world);
    const rollUp = await rollUpYear(pool, world);
    const { url } = await world.api();
    const range = { from: day(days - 1), to: day(0) };
    const half = { from: day(181), to: day(0) };
    const steps = [
      { feature: 'home' },
      { feature: 'forum' },
      { actionType: 'CLAP' },
      { actionType: 'CREATE', feature: 'forum' },
    ];
    const questions: [string, string, object][] = [
      ['overview', 'overview', range],
      ['overview of a type and feature', 'overview', { ...range, actionType: 'CLAP', feature: 'forum' }],
      ['features and types', 'features', range],
      ['features, half a year against the one before', 'features', half],
      ['retention', 'retention', range],
      ['funnel of four steps', 'funnel', { ...range, steps }],
      ['devices', 'devices', range],
      ['features as CSV', 'file', { ...range, report: 'features' }],
    ];
    const lines: Line[] = [];
    for (const [what, procedure, input] of questions) {
      const query = new URLSearchParams({ input: JSON.stringify(input) }).toString();
      const times: number[] = [];
      for (let ask = 0; ask < asks; ask++) {
        const started = performance.now();
        await sendOnce(url, { path: `/trpc/analytics.${procedure}?${query}`, headers });
        times.push(performance.now() - started);
      }
      lines.push(
        figureLine(`analytics of a year: ${what}`, median(times), 1_000, (ms) => `${ms.toFixed(0)} ms`),
      );
    }
    const millions = `${(world.options.events / 1e6).toFixed(1)} million actions`;
    return [
      ...lines,
      { what: `  … the roll-up of that year, ${millions}`, ours: `${(rollUp / 1_000).toFixed(0)} s` },
    ];
  },
};

/** One person for a thousand actions; what they do and use is spread as in a forum. */
async function fillYear(pool: Pool, world: World): Promise<void> {
  const { events } = world.options;
  const people = Math.ceil(events / 1_000);
  await pool.query(
    `SELECT ensure_user_action_partitions(now() - interval '${String(days + 1)} days', now())`,
  );
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    await pool.query(
      `INSERT INTO user_actions (user_id, action_type, feature, browser, browser_version, os, os_version, platform, path,
                                 duration, created_at)
       SELECT md5((random() * $1)::integer::text)::uuid,
              (ARRAY['PAGE_VIEW', 'PAGE_VIEW', 'PAGE_VIEW', 'CLAP', 'CREATE', 'EDIT', 'LOGIN', 'LOGOUT'])[1 + floor(random() * 8)],
              (ARRAY['forum', 'forum', 'home', 'search', 'settings', 'courses', 'profile', 'chat'])[1 + floor(random() * 8)],
              (ARRAY['Chrome', 'Safari', 'Firefox', 'Edge'])[1 + floor(random() * 4)], '', (ARRAY['Windows', 'iOS', 'Android'])[1 + floor(random() * 3)],
              '', (ARRAY['desktop', 'mobile'])[1 + floor(random() * 2)], '/thread/$threadId', 2000 + (random() * 600)::integer * 100,
              $2::date::timestamp AT TIME ZONE 'UTC' + random() * least(interval '1 day', now() - $2::date::timestamp AT TIME ZONE 'UTC')
       FROM generate_series(1, $3)`,
      [people, day(ago), Math.round(events / days)],
    );
  }
  await pool.query('DELETE FROM activity_days');
  await pool.query('VACUUM (ANALYZE) user_actions');
}

/** Has a server with jobs count the year. @returns how long it took, in ms */
async function rollUpYear(pool: Pool, world: World): Promise<number> {
  await pool.query(`UPDATE scheduled_tasks SET next_run_at = now() WHERE name = 'logging.roll-up'`);
  const started = performance.now();
  const server = await world.startApi({ runJobs: true });
  try {
    while (performance.now() - started < longestRollUp) {
      const { rows } = await pool.query<{ counted: number }>(
        'SELECT count(*)::integer AS counted FROM activity_days',
      );
      if ((rows[0]?.counted ?? 0) >= days) return performance.now() - started;
      await pause(500);
    }
  } finally {
    await server.stop();
  }
  throw new Error('The roll-up did not come to its end.');
}
