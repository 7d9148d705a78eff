import { statement } from '@lyceum/kernel';

/** SQL of whether nothing but account mails goes to an address. @param email SQL of an address */
export const isSuppressed = (email: string): string =>
  `EXISTS (SELECT FROM mail_suppressions shut WHERE shut.email = ${email} AND shut.lifted_at IS NULL)`;

export const suppressedQuery = statement<{ isSuppressed: boolean }>(
  'mail.is-suppressed',
  `SELECT ${isSuppressed('$email::citext')} AS "isSuppressed"`,
);

/**
 * Notes one report. A complaint outranks a bounce, whenever it happened; of two of a kind the later one stands, so that a report which
 * comes again changes nothing. What staff lifted only that undoes which happened since.
 */
export const noteReportStatement = statement(
  'mail.note-report',
  `INSERT INTO mail_suppressions AS known (email, reason, detail, reported_at)
   VALUES ($email, $kind, $reason, least($at::timestamptz, now()))
   ON CONFLICT (email) DO UPDATE SET reason = excluded.reason, detail = excluded.detail, reported_at = excluded.reported_at,
     lifted_at = NULL
   WHERE CASE
     WHEN known.lifted_at IS NOT NULL THEN excluded.reported_at > known.lifted_at
     WHEN excluded.reason <> known.reason THEN excluded.reason = 'COMPLAINT'
     ELSE excluded.reported_at > known.reported_at END`,
);

/** Once; no row where it was lifted before, or is not there. */
export const liftStatement = statement<{ email: string; reason: string }>(
  'mail.lift-suppression',
  `UPDATE mail_suppressions SET lifted_at = now() WHERE id = $id AND lifted_at IS NULL RETURNING email::text AS email, reason`,
);

export const suppressionQuery = statement<{ id: string }>(
  'mail.suppression',
  'SELECT id FROM mail_suppressions WHERE id = $id',
);
