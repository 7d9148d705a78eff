import { ManagerStatements, maskedAddress, statement } from '@lyceum/kernel';
import type { EntityManager } from 'typeorm';

/** A mail of demo data that was sent before the database was there. */
export interface PastMail {
  readonly userId: string;
  readonly kind: string;
  readonly to: string;
  readonly at: Date;
  readonly isSent: boolean;
}

const insertMails = statement(
  'mail.note-past',
  `INSERT INTO sent_mails (user_id, kind, recipient, tried_at, is_sent)
   SELECT "userId", kind, recipient, at, "isSent" FROM jsonb_to_recordset($mails::jsonb) AS mail (
     "userId" uuid, kind text, recipient text, at timestamptz, "isSent" boolean)`,
);

/** Notes mails of demo data; what is really sent is noted by `Post`. */
export async function notePastMails(manager: EntityManager, mails: readonly PastMail[]): Promise<void> {
  const rows = mails.map(({ to, ...mail }) => ({ ...mail, recipient: maskedAddress(to) }));
  await new ManagerStatements(manager).count(insertMails, { mails: JSON.stringify(rows) });
}
