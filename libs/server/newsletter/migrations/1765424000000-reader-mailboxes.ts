import { normalizedAddress } from '@lyceum/contracts/auth';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const notedAtOnce = 1_000;

/**
 * The mailbox a reader's address leads to, under whichever alias. Noted here, since no campaign goes to whom it is not known of; whom
 * a replica of the release before adds meanwhile a task notes (`newsletter.note-mailboxes`).
 */
export class ReaderMailboxes1765424000000 implements MigrationInterface {
  readonly name = 'ReaderMailboxes1765424000000';

  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_readers ADD COLUMN IF NOT EXISTS normalized_email text');
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const readers = (await runner.query(
        `SELECT id, email::text AS email FROM newsletter_readers WHERE id > $1 ORDER BY id LIMIT ${String(notedAtOnce)}`,
        [after],
      )) as { id: string; email: string }[];
      const last = readers.at(-1);
      if (!last) break;
      await runner.query(
        `UPDATE newsletter_readers r SET normalized_email = noted.mailbox
         FROM unnest($1::uuid[], $2::text[]) AS noted (id, mailbox) WHERE r.id = noted.id`,
        [readers.map(({ id }) => id), readers.map(({ email }) => normalizedAddress(email))],
      );
      after = last.id;
    }
    await runner.query(`
      CREATE INDEX IF NOT EXISTS newsletter_readers_without_mailbox_idx ON newsletter_readers (id)
      WHERE normalized_email IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_readers DROP COLUMN IF EXISTS normalized_email');
  }
}
