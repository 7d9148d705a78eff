import { Injectable } from '@nestjs/common';
import { normalizedAddress } from '@lyceum/contracts/auth';
import { Every } from '@lyceum/kernel';
import { DataSource } from 'typeorm';

/** Accounts whose mailbox is noted with one statement. */
const notedAtOnce = 1_000;

const withoutMailbox = `
  SELECT id, email::text AS email FROM users
  WHERE normalized_email IS NULL AND erased_at IS NULL AND id > $1 ORDER BY id LIMIT ${String(notedAtOnce)}`;

/** Unless the e-mail has changed meanwhile, or the account is gone. */
const note = `
  UPDATE users SET normalized_email = noted.mailbox
  FROM unnest($1::uuid[], $2::text[], $3::text[]) AS noted (id, email, mailbox)
  WHERE users.id = noted.id AND users.email = noted.email::citext AND users.erased_at IS NULL
    AND users.normalized_email IS NULL`;

/** Accounts from before mailboxes were known, and those a replica of an older release makes while a newer one rolls out. */
@Injectable()
export class Mailboxes {
  constructor(private readonly dataSource: DataSource) {}

  @Every('auth.note-mailboxes', { minutes: 60 })
  async noteAll(): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const accounts = await this.dataSource.query<{ id: string; email: string }[]>(withoutMailbox, [after]);
      const last = accounts.at(-1);
      if (!last) return;
      await this.dataSource.query(note, [
        accounts.map(({ id }) => id),
        accounts.map(({ email }) => email),
        accounts.map(({ email }) => normalizedAddress(email)),
      ]);
      after = last.id;
    }
  }
}
