import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Translations that were made before, and how much each person has had translated. A kept translation is sealed with a
 * key made of the text it translates: who does not have the text cannot read it, so that deleted words leave nothing.
 */
export class Translations1764633600000 implements MigrationInterface {
  readonly name = 'Translations1764633600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE kept_translations (
        id bytea PRIMARY KEY CHECK (length(id) = 32),
        sealed bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX kept_translations_age_idx ON kept_translations (created_at)');
    await runner.query(`
      CREATE TABLE translation_usage (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        day date NOT NULL,
        characters int NOT NULL CHECK (characters >= 0),
        PRIMARY KEY (user_id, day)
      )`);
    await runner.query('CREATE INDEX translation_usage_day_idx ON translation_usage (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kept_translations, translation_usage');
  }
}
