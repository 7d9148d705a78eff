import { threadLimits } from '@lyceum/contracts';

/** Claps, and the caller's among them. */
export interface Claps {
  claps: number;
  requestingUserClapCnt: number;
}

/** What somebody clapped for and how often it counted; `added` is 0 where they had clapped enough. */
export type ClapRow<Target> = Target & Claps & { added: number };

/** What can be clapped for. */
export interface ClapTarget {
  /** Where it is kept. */
  readonly table: string;
  readonly clapsTable: string;
  /** The column of the claps by which they name it. */
  readonly clapsKey: string;
  /** SQL of its row if user `$1` may clap for it: `$2` whether they oversee all forums, `$3` its id. */
  readonly open: string;
  /** SQL of what the statement tells of that row, under the alias `target`. */
  readonly told: string;
}

const most = String(threadLimits.claps);

/**
 * One statement for `$4` claps, so that claps at the same moment are counted exactly, and never above the maximum.
 * `$5` has the key of the call, or nothing: a call that comes again under its key adds nothing. At most 10 calls count
 * for one person, so a row keeps all their keys.
 * @param raised SQL that tells of what was added, over `target` and `clapped`
 */
export function clapStatement(
  { table, clapsTable, clapsKey, open, told }: ClapTarget,
  raised?: string,
): string {
  return `
    WITH target AS (${open}), clapped AS (
      INSERT INTO ${clapsTable} AS own (${clapsKey}, user_id, count, keys)
      SELECT id, $1, $4::int, $5::uuid[] FROM target
      ON CONFLICT (${clapsKey}, user_id) DO UPDATE
      SET count = LEAST(own.count + excluded.count, ${most}), keys = own.keys || excluded.keys, updated_at = now()
      WHERE own.count < ${most} AND NOT own.keys && excluded.keys
      RETURNING own.${clapsKey} AS id, own.count, own.count - COALESCE(old.count, 0) AS added
    ), counted AS (
      UPDATE ${table} t SET claps_cnt = t.claps_cnt + clapped.added FROM clapped WHERE t.id = clapped.id
      RETURNING t.claps_cnt
    )${raised === undefined ? '' : `, raised AS (${raised})`}
    SELECT ${told}, COALESCE(clapped.added, 0)::int AS added, counted.claps_cnt AS claps,
           clapped.count::int AS "requestingUserClapCnt"
    FROM target LEFT JOIN clapped ON true LEFT JOIN counted ON true`;
}

/** How it stands for user `$1` with what has the id `$2`, where nothing was added. */
export function clapsStatement({ table, clapsTable, clapsKey }: ClapTarget): string {
  return `
    SELECT t.claps_cnt AS claps, COALESCE(cl.count, 0)::int AS "requestingUserClapCnt"
    FROM ${table} t LEFT JOIN ${clapsTable} cl ON cl.${clapsKey} = t.id AND cl.user_id = $1 WHERE t.id = $2`;
}
