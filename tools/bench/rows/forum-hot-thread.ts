import type { Pool } from 'pg';
import { CallSource, sendLoad } from '../cpu/load.ts';
import type { Call } from '../call.ts';
import { clapsTogether } from '../reference/claps-together.ts';
import type { Line, PlainRow } from '../row.ts';
import { startReference } from '../world/reference-process.ts';
import { signInMany } from '../world/signed-in.ts';
import { userId } from '../world/users.ts';

const document = `mutation Clap($userId: ID!, $threadId: ID!, $count: Int) {
  clapThread(userId: $userId, threadId: $threadId, count: $count) { claps requestingUserClapCnt }
}`;

/** People who clap for the same thread at the same time, each ten times. */
const people = 400;

const wanted = 3_000;

/**
 * Claps a second of many people for one thread: each in a call of its own, and in bursts as the page sends them; and of a bare
 * program that gathers them as ours does and judges nothing, which is what HTTP and PostgreSQL leave room for on this machine.
 */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const student = await world.account('student');
    const { threadIds } = await world.forum();
    const { pool } = await world.database();
    const headers = await signInMany(pool, people, student.id);
    const { url: databaseUrl } = await world.database();
    const { url } = await world.api();
    const bare = await startReference({
      row: 'forum-hot-thread',
      databaseUrl,
      apiUrl: url,
      log: world.logFile('forum-hot-thread'),
    });
    try {
      const lines: Line[] = [];
      for (const [index, count] of [1, 5].entries()) {
        const threadId = threadIds[index] ?? '';
        const call = callsFor(threadId, count, headers);
        const ours = await rateOf(pool, { url, call, threadId, count });
        const reference = await rateOf(pool, { url: bare.url, call, threadId, count });
        lines.push(lineOf(count, ours, reference));
      }
      return lines;
    } finally {
      await bare.stop();
    }
  },

  reference: clapsTogether,
};

function callsFor(threadId: string, count: number, headers: readonly string[]): (n: number) => Call {
  return (n) => ({
    method: 'POST',
    path: '/graphql',
    headers: { authorization: headers[n % people] ?? '' },
    body: JSON.stringify({ query: document, variables: { userId: userId(n % people), threadId, count } }),
  });
}

interface Clapping {
  readonly url: string;
  readonly call: (n: number) => Call;
  readonly threadId: string;
  readonly count: number;
}

/** Has everybody clap, and counts. @returns claps a second */
async function rateOf(pool: Pool, { url, call, threadId, count }: Clapping): Promise<number> {
  await pool.query('DELETE FROM thread_claps WHERE thread_id = $1', [threadId]);
  await pool.query('UPDATE threads SET claps_cnt = 0 WHERE id = $1', [threadId]);
  const started = performance.now();
  // A source leaves some numbers out, so that a few people clap once less.
  await sendLoad(url, new CallSource(call), (people * 10) / count);
  const seconds = (performance.now() - started) / 1_000;
  const { rows } = await pool.query<{ counter: number; sum: number }>(
    `SELECT claps_cnt AS counter, (SELECT sum(count)::int FROM thread_claps WHERE thread_id = $1) AS sum
     FROM threads WHERE id = $1`,
    [threadId],
  );
  const { counter = 0, sum = 0 } = rows[0] ?? {};
  if (counter !== sum) throw new Error(`The counter says ${String(counter)} of ${String(sum)} claps.`);
  if (counter < people * 9) throw new Error(`Only ${String(counter)} claps were taken.`);
  return Math.round(counter / seconds);
}

function lineOf(count: number, ours: number, reference: number): Line {
  return {
    what: `claps a second on one thread, ${String(count)} in a call, counted exactly`,
    ours: ours.toLocaleString('en'),
    reference: reference.toLocaleString('en'),
    goal: `≥ ${wanted.toLocaleString('en')}`,
    verdict: ours >= wanted ? 'met' : 'missed',
  };
}
