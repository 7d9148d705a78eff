import { Injectable } from '@nestjs/common';
import { normalizedAddress } from '@lyceum/contracts/auth';
import { Every, PreparedQueries, statement } from '@lyceum/kernel';

/** Accounts whose mailbox is noted with one statement. */
const notedAtOnce = 1_000;

const withoutMailboxQuery = statement<{ id: string; email: string }>(
  'auth.accounts-without-mailbox',
  `SELECT id, email::text AS email FROM users
  WHERE normalized_email IS NULL AND erased_at IS NULL AND id > $after ORDER BY id LIMIT $limit`,
);

/** Unless the e-mail has changed meanwhile, or the account is gone. */
const noteStatement = statement(
  'auth.note-mailboxes',
  `UPDATE users SET normalized_email = noted.mailbox
  FROM unnest($ids::uuid[], $emails::text[], $mailboxes::text[]) AS noted (id, email, mailbox)
  WHERE users.id = noted.id AND users.email = noted.email::citext AND users.erased_at IS NULL
    AND users.normalized_email IS NULL`,
);

/** Accounts from before mailboxes were known, and those a replica of an older release makes while a newer one rolls out. */
@Injectable()
export class Mailboxes {
  constructor(private readonly queries: PreparedQueries) {}

  @Every('auth.noteStatement-mailboxes', { minutes: 60 })
  async noteAll(): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const accounts = await this.queries.rows(withoutMailboxQuery, { after, limit: notedAtOnce });
      const last = accounts.at(-1);
      if (!last) return;
      await this.queries.count(noteStatement, {
        ids: accounts.map(({ id }) => id),
        emails: accounts.map(({ email }) => email),
        mailboxes: accounts.map(({ email }) => normalizedAddress(email)),
      });
      after = last.id;
    }
  }
}
