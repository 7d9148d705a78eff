import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The library of pictures, and which versions of which entries show which of them: none goes while a version names it. */
export class Media1765437000000 implements MigrationInterface {
  readonly name = 'Media1765437000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        url text NOT NULL UNIQUE,
        width int NOT NULL,
        height int NOT NULL,
        title text NOT NULL,
        alt text NOT NULL,
        credit text NOT NULL DEFAULT '',
        focal_x float8 NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
        focal_y float8 NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
        revision int NOT NULL DEFAULT 1,
        sent_by uuid REFERENCES users (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX media_created_idx ON media (created_at, id)');
    await runner.query('CREATE INDEX media_sent_by_idx ON media (sent_by)');
    await runner.query(`
      CREATE TABLE media_uses (
        media_id uuid NOT NULL REFERENCES media (id),
        entry_id uuid NOT NULL,
        version int NOT NULL,
        PRIMARY KEY (media_id, entry_id, version),
        FOREIGN KEY (entry_id, version) REFERENCES content_versions (entry_id, version) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX media_uses_version_idx ON media_uses (entry_id, version)');
    await runner.query(`
      CREATE TRIGGER media_upload_uses AFTER INSERT OR UPDATE OF url ON media
      FOR EACH ROW EXECUTE FUNCTION note_upload_uses('MEDIA', 'false', 'sent_by', 'url')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE media_uses');
    await runner.query('DROP TABLE media');
  }
}
