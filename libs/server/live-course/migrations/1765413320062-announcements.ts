import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What teachers tell a whole class. */
export class Announcements1765413320062 implements MigrationInterface {
  readonly name = 'Announcements1765413320062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_announcements (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        group_id uuid NOT NULL REFERENCES live_course_groups (id) ON DELETE CASCADE,
        author_id uuid REFERENCES users (id) ON DELETE SET NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        edited_at timestamptz,
        deleted_at timestamptz
      )`);
    await runner.query('CREATE INDEX live_announcements_group_idx ON live_announcements (group_id, id)');
    await runner.query('CREATE INDEX live_announcements_author_idx ON live_announcements (author_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_announcements');
  }
}
