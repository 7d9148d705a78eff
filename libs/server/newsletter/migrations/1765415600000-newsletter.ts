import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was sent in by the newsletter's form and whether the marketing service has it, and our own list of readers. */
export class Newsletter1765415600000 implements MigrationInterface {
  readonly name = 'Newsletter1765415600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_forms (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        name text NOT NULL,
        email citext NOT NULL,
        phone text NOT NULL,
        interest text NOT NULL,
        page_uri text NOT NULL,
        state text NOT NULL DEFAULT 'HELD' CHECK (state IN ('HELD', 'WAITING', 'TAKEN', 'REFUSED')),
        held_until timestamptz NOT NULL,
        reason text,
        sent_in_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX newsletter_forms_email_idx ON newsletter_forms (email)');
    await runner.query('CREATE INDEX newsletter_forms_time_idx ON newsletter_forms (sent_in_at)');
    await runner.query(
      `CREATE INDEX newsletter_forms_held_idx ON newsletter_forms (held_until) WHERE state = 'HELD'`,
    );
    await runner.query(`
      CREATE TABLE newsletter_readers (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        email citext NOT NULL UNIQUE,
        name text NOT NULL,
        phone text NOT NULL,
        interests text[] NOT NULL,
        confirmed_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE newsletter_readers');
    await runner.query('DROP TABLE newsletter_forms');
  }
}
