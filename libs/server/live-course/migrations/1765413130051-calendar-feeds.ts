import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secret addresses of people's calendars. The code itself is not kept: it is made of person and version, and known by its hash. */
export class CalendarFeeds1765413130051 implements MigrationInterface {
  readonly name = 'CalendarFeeds1765413130051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_calendar_feeds (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        version int NOT NULL DEFAULT 1,
        code_hash text,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE UNIQUE INDEX live_calendar_feeds_code_key ON live_calendar_feeds (code_hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_calendar_feeds');
  }
}
