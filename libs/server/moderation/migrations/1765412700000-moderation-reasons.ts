import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reasons that staff give again and again: of one forum, or of all. */
export class ModerationReasons1765412700000 implements MigrationInterface {
  readonly name = 'ModerationReasons1765412700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE moderation_reasons (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        community_id uuid REFERENCES communities (id) ON DELETE CASCADE,
        name text NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX moderation_reasons_name_key ON moderation_reasons (community_id, lower(name)) NULLS NOT DISTINCT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE moderation_reasons');
  }
}
