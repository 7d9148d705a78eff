import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Threads that people follow, and those they want to hear nothing of. */
export class ThreadWatches1765412210000 implements MigrationInterface {
  readonly name = 'ThreadWatches1765412210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE thread_watches (
        thread_id uuid NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        watch text NOT NULL CHECK (watch IN ('FOLLOWED', 'MUTED')),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (thread_id, user_id)
      )`);
    await runner.query(
      'CREATE INDEX thread_watches_latest_idx ON thread_watches (user_id, created_at, thread_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE thread_watches');
  }
}
