import type { Pool } from 'pg';
import type { Handler } from '../row.ts';

/** People's claps for one thread in one statement: their rows and the thread's counter, without a right being judged. */
const clap = {
  name: 'claps-together',
  text: `
    WITH clapped AS (
      INSERT INTO thread_claps AS own (thread_id, user_id, count)
      SELECT $1, user_id, count FROM jsonb_to_recordset($2::jsonb) AS call ("user_id" uuid, count int) ORDER BY user_id
      ON CONFLICT (thread_id, user_id) DO UPDATE SET count = own.count + excluded.count, updated_at = now()
      WHERE own.count + excluded.count <= 10
      RETURNING own.user_id, own.count, own.count - coalesce(old.count, 0) AS added
    ), counted AS (
      UPDATE threads SET claps_cnt = claps_cnt + (SELECT coalesce(sum(added), 0) FROM clapped) WHERE id = $1
      RETURNING claps_cnt
    )
    SELECT user_id AS "userId", count AS "requestingUserClapCnt", claps_cnt AS claps FROM clapped CROSS JOIN counted`,
};

interface Variables {
  readonly userId: string;
  readonly threadId: string;
  readonly count: number;
}

type Rows = ReadonlyMap<string, { readonly claps: number; readonly requestingUserClapCnt: number }>;

/**
 * Claps as little as they can be: the body is parsed, what comes while a commit is under way shares the next one, and nobody is
 * asked who they are. One person's calls are assumed to come one after the other.
 */
export function clapsTogether(database: Pool): Handler {
  let committing: Promise<unknown> = Promise.resolve();
  let next: { readonly calls: Variables[]; readonly rows: Promise<Rows> } | undefined;
  const write = async (threadId: string, calls: readonly Variables[]): Promise<Rows> => {
    await committing.catch(() => undefined);
    next = undefined;
    const written = calls.map(({ userId, count }) => ({ user_id: userId, count }));
    const done = database.query<{ userId: string; claps: number; requestingUserClapCnt: number }>({
      ...clap,
      values: [threadId, JSON.stringify(written)],
    });
    committing = done;
    return new Map((await done).rows.map((row) => [row.userId, row]));
  };
  return async ({ body }) => {
    const { variables } = JSON.parse(body) as { variables: Variables };
    if (next) next.calls.push(variables);
    else {
      const calls = [variables];
      next = { calls, rows: write(variables.threadId, calls) };
    }
    const row = (await next.rows).get(variables.userId);
    return JSON.stringify({ data: { clapThread: row } });
  };
}
