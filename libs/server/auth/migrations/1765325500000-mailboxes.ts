import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The mailbox an account's e-mail leads to, under whichever alias; and accounts that wait for staff to let them in.
 * Mailboxes of the accounts there are a task of the auth domain notes (`auth.note-mailboxes`), while people go on: the
 * indexes hold the table for one look through it.
 */
export class Mailboxes1765325500000 implements MigrationInterface {
  readonly name = 'Mailboxes1765325500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE users ADD COLUMN normalized_email text, ADD COLUMN awaits_staff_since timestamptz',
    );
    await runner.query(
      'CREATE INDEX users_normalized_email_idx ON users (normalized_email) WHERE normalized_email IS NOT NULL',
    );
    await runner.query(`
      CREATE INDEX users_without_mailbox_idx ON users (id)
      WHERE normalized_email IS NULL AND erased_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN normalized_email, DROP COLUMN awaits_staff_since');
  }
}
