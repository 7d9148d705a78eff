import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What editors write, each in all its versions. */
export class Cms1765415500000 implements MigrationInterface {
  readonly name = 'Cms1765415500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_entries (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        type text NOT NULL,
        slug text NOT NULL,
        title text NOT NULL,
        position int NOT NULL DEFAULT 0,
        latest_version int NOT NULL DEFAULT 1,
        live_version int,
        is_shipped boolean NOT NULL DEFAULT false,
        published_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (type, slug)
      )`);
    await runner.query(`
      CREATE TABLE content_versions (
        entry_id uuid NOT NULL REFERENCES content_entries (id),
        version int NOT NULL,
        data jsonb NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (entry_id, version)
      )`);
    await runner.query('CREATE INDEX content_entries_updated_idx ON content_entries (updated_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_versions');
    await runner.query('DROP TABLE content_entries');
  }
}
