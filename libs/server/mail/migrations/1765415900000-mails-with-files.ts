import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails have files, and it is known what a sent one was about where staff look after that. */
export class MailsWithFiles1765415900000 implements MigrationInterface {
  readonly name = 'MailsWithFiles1765415900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dev_mails ADD COLUMN files jsonb NOT NULL DEFAULT '[]'`);
    await runner.query('ALTER TABLE sent_mails ADD COLUMN about text');
    await runner.query(
      'CREATE INDEX sent_mails_about_idx ON sent_mails (about, tried_at) WHERE about IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sent_mails_about_idx');
    await runner.query('ALTER TABLE sent_mails DROP COLUMN about');
    await runner.query('ALTER TABLE dev_mails DROP COLUMN files');
  }
}
