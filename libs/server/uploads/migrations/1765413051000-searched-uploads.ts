import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

/** What the console's search looks into of a file, under an index; kept with its name by a trigger. */
export class SearchedUploads1765413051000 implements MigrationInterface {
  readonly name = 'SearchedUploads1765413051000';

  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads ADD COLUMN IF NOT EXISTS search_text text');
    await runner.query(`
      CREATE INDEX IF NOT EXISTS uploads_search_idx ON uploads
      USING gin (search_text gin_trgm_ops) WHERE search_text IS NOT NULL`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_upload_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_text := lower(NEW.name);
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE OR REPLACE TRIGGER uploads_search_text BEFORE INSERT OR UPDATE OF name
      ON uploads FOR EACH ROW EXECUTE FUNCTION note_upload_search_text()`);
    await inBatches(
      runner,
      'uploads',
      `UPDATE uploads SET search_text = lower(name) WHERE id > $1 AND id <= $2 AND search_text IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER IF EXISTS uploads_search_text ON uploads');
    await runner.query('DROP FUNCTION IF EXISTS note_upload_search_text()');
    await runner.query('ALTER TABLE uploads DROP COLUMN IF EXISTS search_text');
  }
}
