import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Threads that are to be answered by a time. */
export class DueThreads1765412510000 implements MigrationInterface {
  readonly name = 'DueThreads1765412510000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE threads ADD COLUMN due_at timestamptz');
    await runner.query(`
      CREATE INDEX threads_due_idx ON threads (community_id, due_at, id)
        WHERE status = 'VISIBLE' AND due_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE threads DROP COLUMN due_at');
  }
}
