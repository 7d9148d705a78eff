import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wrote what of the site, what was published of it, and what is deleted. */
export class Editing1765415700000 implements MigrationInterface {
  readonly name = 'Editing1765415700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content_entries
        ADD COLUMN first_slug text,
        ADD COLUMN deleted_at timestamptz`);
    await runner.query(`
      ALTER TABLE content_versions
        ADD COLUMN saved_by uuid REFERENCES users (id) ON DELETE SET NULL,
        ADD COLUMN began_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN published_at timestamptz`);
    await runner.query('CREATE INDEX content_versions_saved_by_idx ON content_versions (saved_by)');
    await runner.query(`
      UPDATE content_versions v SET published_at = e.published_at FROM content_entries e
      WHERE e.id = v.entry_id AND e.live_version = v.version`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content_versions DROP COLUMN saved_by, DROP COLUMN began_at, DROP COLUMN published_at`);
    await runner.query('ALTER TABLE content_entries DROP COLUMN first_slug, DROP COLUMN deleted_at');
  }
}
