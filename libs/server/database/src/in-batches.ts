import type { QueryRunner } from 'typeorm';

/** Rows one statement of a migration looks at: some tenths of a second, so that nobody waits for their locks for long. */
const batchSize = 5_000;

/**
 * Fills what a migration has added, piece by piece along the id, while others write: outside of a transaction
 * (`transaction = false`) each piece commits by itself. What is written meanwhile the statement must find done or do again.
 * @param change a statement for the rows of the table with `id > $1 AND id <= $2`
 */
export async function inBatches(runner: QueryRunner, table: string, change: string): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const [{ last }] = (await runner.query(
      `SELECT max(id::text) AS last FROM (SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${String(batchSize)}) batch`,
      [after],
    )) as [{ last: string | null }];
    if (last === null) return;
    await runner.query(change, [after, last]);
    after = last;
  }
}
