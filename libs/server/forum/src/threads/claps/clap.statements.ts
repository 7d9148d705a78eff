import { threadLimits } from '@lyceum/contracts/forum';
import type { SqlReader } from '../../access/forum-access.queries';
import type { ThreadClapsModel } from './clap.model';

/** A call to clap, as `clapSql` reads it. */
export interface ClapCall {
  readonly user_id: string;
  /** Whether they oversee all forums. */
  readonly oversees: boolean;
  readonly count: number;
  /** A call that comes again under its key adds nothing. */
  readonly key: string | null;
}

/** What came of a call. `added` is 0 where they had clapped enough, and what follows it is null then. */
export interface ClapRow<Payload extends object = object> extends ThreadClapsModel {
  userId: string;
  added: number;
  /** What the event of it says. */
  raised: Payload;
}

/** What can be clapped for. */
export interface ClapTarget {
  /** Where it is kept. */
  readonly table: string;
  readonly clapsTable: string;
  /** The column of the claps by which they name it. */
  readonly clapsKey: string;
  /** SQL of the row with this id if the reader may clap for it. */
  readonly open: (reader: SqlReader, id: string) => string;
}

const most = String(threadLimits.claps);
const reader: SqlReader = { id: 'caller.user_id', oversees: 'caller.oversees' };

/**
 * One statement for calls to clap for `$targetId`, so that claps at the same moment are counted exactly, and never above the maximum.
 * `$calls` has the calls as a JSON array of `ClapCall`, each of another person. At most 10 calls count for one person, so a row keeps all their keys.
 * Who may not clap has no row in the answer. JSON, because its plan is the same for one call and for a hundred: with arrays
 * PostgreSQL would plan the statement each time. People's rows are taken in one order, or two processes could wait for each other.
 * @param raised SQL that raises an event with a `clapperId` for what was added, over `target` and `clapped`, joined by `user_id`
 */
export function clapSql({ table, clapsTable, clapsKey, open }: ClapTarget, raised: string): string {
  return `
    WITH caller AS (
      SELECT * FROM jsonb_to_recordset($calls::jsonb) AS call (user_id uuid, oversees boolean, count int, key uuid)
    ), target AS (
      SELECT caller.user_id, caller.count, caller.key, it.*
      FROM caller CROSS JOIN LATERAL (${open(reader, '$targetId')}) it
    ), clapped AS (
      INSERT INTO ${clapsTable} AS own (${clapsKey}, user_id, count, keys)
      SELECT id, user_id, count, array_remove(ARRAY[key], NULL) FROM target ORDER BY user_id
      ON CONFLICT (${clapsKey}, user_id) DO UPDATE
      SET count = LEAST(own.count + excluded.count, ${most}), keys = own.keys || excluded.keys, updated_at = now()
      WHERE own.count < ${most} AND NOT own.keys && excluded.keys
      RETURNING own.user_id, own.count, own.count - COALESCE(old.count, 0) AS added
    ), counted AS (
      UPDATE ${table} t SET claps_cnt = t.claps_cnt + total.added FROM (SELECT sum(added) AS added FROM clapped) total
      WHERE t.id = $targetId AND total.added > 0
      RETURNING t.claps_cnt
    ), raised AS (${raised} RETURNING payload)
    SELECT target.user_id AS "userId", COALESCE(clapped.added, 0)::int AS added, counted.claps_cnt AS claps,
           clapped.count::int AS "requestingUserClapCnt", raised.payload AS raised
    FROM target LEFT JOIN clapped USING (user_id) LEFT JOIN counted ON true
    LEFT JOIN raised ON raised.payload ->> 'clapperId' = target.user_id::text`;
}

/** How it stands for a user with what can be clapped for, where nothing was added. */
export function clapsSql({ table, clapsTable, clapsKey }: Omit<ClapTarget, 'open'>): string {
  return `
    SELECT t.claps_cnt AS claps, COALESCE(cl.count, 0)::int AS "requestingUserClapCnt"
    FROM ${table} t LEFT JOIN ${clapsTable} cl ON cl.${clapsKey} = t.id AND cl.user_id = $userId WHERE t.id = $targetId`;
}
