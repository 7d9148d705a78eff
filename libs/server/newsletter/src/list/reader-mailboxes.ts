import { normalizedAddress } from '@lyceum/contracts/auth';
import { PreparedQueries, statement } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** Readers whose mailbox is noted with one statement. */
const notedAtOnce = 1_000;

const withoutMailboxQuery = statement<{ id: string; email: string }>(
  'newsletter.readers-without-mailbox',
  'SELECT id, email::text AS email FROM newsletter_readers WHERE normalized_email IS NULL AND id > $after ORDER BY id LIMIT $limit',
);

const noteStatement = statement(
  'newsletter.note-mailboxes',
  `UPDATE newsletter_readers r SET normalized_email = noted.mailbox
   FROM unnest($ids::uuid[], $mailboxes::text[]) AS noted (id, mailbox) WHERE r.id = noted.id`,
);

/** Readers that a replica of an older release puts on the list while a newer one rolls out. */
@Injectable()
export class ReaderMailboxes {
  constructor(private readonly queries: PreparedQueries) {}

  async noteAll(): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const readers = await this.queries.rows(withoutMailboxQuery, { after, limit: notedAtOnce });
      const last = readers.at(-1);
      if (!last) return;
      await this.queries.count(noteStatement, {
        ids: readers.map(({ id }) => id),
        mailboxes: readers.map(({ email }) => normalizedAddress(email)),
      });
      after = last.id;
    }
  }
}
