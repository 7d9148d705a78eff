import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is published and taken off by itself, and who may read a draft by its link. */
export class Schedule1765416000000 implements MigrationInterface {
  readonly name = 'Schedule1765416000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content_entries
        ADD COLUMN publish_at timestamptz,
        ADD COLUMN publish_version int,
        ADD COLUMN unpublish_at timestamptz,
        ADD COLUMN scheduled_by uuid REFERENCES users (id) ON DELETE SET NULL,
        ADD COLUMN schedule_failed_at timestamptz,
        ADD COLUMN preview_until timestamptz,
        ADD COLUMN preview_number int NOT NULL DEFAULT 0,
        ADD CONSTRAINT content_entries_publish_check CHECK ((publish_at IS NULL) = (publish_version IS NULL)),
        ADD CONSTRAINT content_entries_unpublish_check CHECK (unpublish_at > publish_at)`);
    await runner.query(
      'CREATE INDEX content_entries_publish_idx ON content_entries (publish_at) WHERE publish_at IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX content_entries_unpublish_idx ON content_entries (unpublish_at) WHERE unpublish_at IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX content_entries_scheduled_by_idx ON content_entries (scheduled_by) WHERE scheduled_by IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content_entries
        DROP COLUMN publish_at, DROP COLUMN publish_version, DROP COLUMN unpublish_at, DROP COLUMN scheduled_by,
        DROP COLUMN schedule_failed_at, DROP COLUMN preview_until, DROP COLUMN preview_number`);
  }
}
