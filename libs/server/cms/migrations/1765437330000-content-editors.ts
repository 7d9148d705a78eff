import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which editor has which entry before them, and when they were last heard of there. */
export class ContentEditors1765437330000 implements MigrationInterface {
  readonly name = 'ContentEditors1765437330000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_editors (
        entry_id uuid NOT NULL REFERENCES content_entries (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        seen_at timestamptz NOT NULL,
        PRIMARY KEY (entry_id, user_id)
      )`);
    await runner.query('CREATE INDEX content_editors_user_idx ON content_editors (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_editors');
  }
}
