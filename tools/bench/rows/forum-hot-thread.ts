import { CallSource, sendLoad } from '../cpu/load.ts';
import type { Call, Line, PlainRow } from '../row.ts';
import { signInMany } from '../world/signed-in.ts';
import { userId } from '../world/users.ts';

const document = `mutation Clap($userId: ID!, $threadId: ID!, $count: Int) {
  clapThread(userId: $userId, threadId: $threadId, count: $count) { claps requestingUserClapCnt }
}`;

/** People who clap for the same thread at the same time, each ten times. */
const people = 400;

const wanted = 3_000;

/** Claps a second of many people for one thread: each in a call of its own, and in bursts as the page sends them. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const student = await world.account('student');
    const { threadIds } = await world.forum();
    const { pool } = await world.database();
    const headers = await signInMany(pool, people, student.id);
    const lines: Line[] = [];
    for (const [index, count] of [1, 5].entries()) {
      const threadId = threadIds[index] ?? '';
      await pool.query('DELETE FROM thread_claps WHERE thread_id = $1', [threadId]);
      await pool.query('UPDATE threads SET claps_cnt = 0 WHERE id = $1', [threadId]);
      const body = (n: number): string =>
        JSON.stringify({ query: document, variables: { userId: userId(n % people), threadId, count } });
      const call = (n: number): Call => ({
        method: 'POST',
        path: '/graphql',
        headers: { authorization: headers[n % people] ?? '' },
        body: body(n),
      });
      const started = performance.now();
      // A source leaves some numbers out, so that a few people clap once less.
      await sendLoad((await world.api()).url, new CallSource(call), (people * 10) / count);
      const seconds = (performance.now() - started) / 1_000;
      const { rows } = await pool.query<{ counter: number; sum: number }>(
        `SELECT claps_cnt AS counter, (SELECT sum(count)::int FROM thread_claps WHERE thread_id = $1) AS sum
         FROM threads WHERE id = $1`,
        [threadId],
      );
      const { counter = 0, sum = 0 } = rows[0] ?? {};
      if (counter !== sum) throw new Error(`The counter says ${String(counter)} of ${String(sum)} claps.`);
      if (counter < people * 9) throw new Error(`Only ${String(counter)} claps were taken.`);
      const rate = Math.round(counter / seconds);
      lines.push({
        what: `claps a second on one thread, ${String(count)} in a call, counted exactly`,
        ours: rate.toLocaleString('en'),
        goal: `≥ ${wanted.toLocaleString('en')}`,
        verdict: rate >= wanted ? 'met' : 'missed',
      });
    }
    return lines;
  },
};
