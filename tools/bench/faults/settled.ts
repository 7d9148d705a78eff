import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';

/** What the writes have set in motion and how it ended. */
export interface Settled {
  /** Deliveries nobody has handled, after all waiting. */
  readonly open: number;
  /** Deliveries that were given up. */
  readonly parked: number;
  /** Counters that are not the sum of what they count. */
  readonly wrongCounters: number;
  /** Accounts whose mail did not come. */
  readonly mailsMissing: number;
}

/** Longest wait: what a killed process had in hand is taken up again after five minutes. In ms. */
const settlesWithin = 8 * 60_000;

const openStatement = `
  SELECT (SELECT count(*) FROM outbox_events WHERE relayed_at IS NULL)::int +
         (SELECT count(*) FROM event_deliveries WHERE handled_at IS NULL AND parked_at IS NULL)::int AS open,
         (SELECT count(*) FROM event_deliveries WHERE parked_at IS NOT NULL)::int AS parked`;

const counterStatement = `
  SELECT (SELECT count(*) FROM threads t WHERE t.claps_cnt <>
           (SELECT COALESCE(sum(count), 0) FROM thread_claps WHERE thread_id = t.id))::int
       + (SELECT count(*) FROM communities c WHERE c.threads_cnt <>
           (SELECT count(*) FROM threads WHERE community_id = c.id AND status = 'VISIBLE'))::int AS wrong`;

/** Waits until everything is handled and every awaited mail has come, or nothing more can be hoped for. */
export async function settle(pool: Pool, mailsMissing: () => number): Promise<Settled> {
  const end = performance.now() + settlesWithin;
  for (;;) {
    const { rows } = await pool.query<{ open: number; parked: number }>(openStatement);
    const { open = 0, parked = 0 } = rows[0] ?? {};
    if ((open === 0 && mailsMissing() === 0) || performance.now() > end) {
      const counters = await pool.query<{ wrong: number }>(counterStatement);
      const wrongCounters = counters.rows[0]?.wrong ?? 0;
      return { open, parked, wrongCounters, mailsMissing: mailsMissing() };
    }
    await setTimeout(1_000);
  }
}
