import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from '@lyceum/database/in-batches';

/** What the console's search looks into of a case, under an index; kept with title and beginning by a trigger. */
export class SearchedCases1765413050000 implements MigrationInterface {
  readonly name = 'SearchedCases1765413050000';

  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE moderation_cases ADD COLUMN IF NOT EXISTS search_text text');
    await runner.query(`
      CREATE INDEX IF NOT EXISTS moderation_cases_search_idx ON moderation_cases
      USING gin (search_text gin_trgm_ops) WHERE search_text IS NOT NULL`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_case_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_text := lower(NEW.title || ' ' || NEW.preview);
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE OR REPLACE TRIGGER moderation_cases_search_text BEFORE INSERT OR UPDATE OF title, preview
      ON moderation_cases FOR EACH ROW EXECUTE FUNCTION note_case_search_text()`);
    await inBatches(
      runner,
      'moderation_cases',
      `UPDATE moderation_cases SET search_text = lower(title || ' ' || preview)
       WHERE id > $1 AND id <= $2 AND search_text IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER IF EXISTS moderation_cases_search_text ON moderation_cases');
    await runner.query('DROP FUNCTION IF EXISTS note_case_search_text()');
    await runner.query('ALTER TABLE moderation_cases DROP COLUMN IF EXISTS search_text');
  }
}
