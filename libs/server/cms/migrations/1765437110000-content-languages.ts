import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Translations: entries of their own, each of an entry in English, with the version of that in mind that each of their versions was made of. */
export class ContentLanguages1765437110000 implements MigrationInterface {
  readonly name = 'ContentLanguages1765437110000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content_entries
        ADD COLUMN language text NOT NULL DEFAULT 'en',
        ADD COLUMN translation_of uuid REFERENCES content_entries (id),
        ADD CONSTRAINT content_entries_translation_check CHECK ((language = 'en') = (translation_of IS NULL)),
        ADD CONSTRAINT content_entries_translation_key UNIQUE (translation_of, language)`);
    await runner.query('ALTER TABLE content_versions ADD COLUMN source_version int');
  }

  /** Without their language, translations would stand among what is read in English. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE content_entries SET live_version = NULL, deleted_at = now() WHERE translation_of IS NOT NULL',
    );
    await runner.query('ALTER TABLE content_versions DROP COLUMN source_version');
    await runner.query('ALTER TABLE content_entries DROP COLUMN translation_of, DROP COLUMN language');
  }
}
