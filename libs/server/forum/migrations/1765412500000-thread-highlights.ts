import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one answer of a thread that is shown beneath its text; who chose it stands in the forum's audit log alone. */
export class ThreadHighlights1765412500000 implements MigrationInterface {
  readonly name = 'ThreadHighlights1765412500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE thread_highlights (
        thread_id uuid PRIMARY KEY REFERENCES threads (id) ON DELETE CASCADE,
        post_id uuid NOT NULL UNIQUE REFERENCES posts (id) ON DELETE CASCADE,
        by_educator boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE thread_highlights');
  }
}
