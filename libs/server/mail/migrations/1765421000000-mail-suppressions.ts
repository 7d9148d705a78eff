import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that mails come back from, or whose owners said that they are spam. A lifted row stays, so that an old report is known. */
export class MailSuppressions1765421000000 implements MigrationInterface {
  readonly name = 'MailSuppressions1765421000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_suppressions (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        email citext NOT NULL UNIQUE,
        reason text NOT NULL CHECK (reason IN ('BOUNCE', 'COMPLAINT')),
        detail text NOT NULL,
        reported_at timestamptz NOT NULL,
        lifted_at timestamptz
      )`);
    await runner.query('CREATE INDEX mail_suppressions_time_idx ON mail_suppressions (reported_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_suppressions');
  }
}
