import { statement } from '@lyceum/kernel';

/** SQL of whether nothing but account mails goes to an address. @param email SQL of an address */
export const isSuppressed = (email: string): string =>
  `EXISTS (SELECT FROM mail_suppressions shut WHERE shut.email = ${email} AND shut.lifted_at IS NULL)`;

export const suppressedQuery = statement<{ isSuppressed: boolean }>(
  'mail.is-suppressed',
  `SELECT ${isSuppressed('$email::citext')} AS "isSuppressed"`,
);

/**
 * Notes reports, the latest of each address. One that is older than what is known changes nothing, so that a report which comes again
 * does not undo what staff decided since; a complaint stays one though mails come back later.
 */
export const noteReportsStatement = statement(
  'mail.note-reports',
  `INSERT INTO mail_suppressions AS known (email, reason, detail, reported_at)
   SELECT DISTINCT ON (email) email, reason, detail, least(at, now()) AS at
   FROM jsonb_to_recordset($reports::jsonb) AS report (email citext, reason text, detail text, at timestamptz)
   ORDER BY email, reason = 'COMPLAINT' DESC, at DESC
   ON CONFLICT (email) DO UPDATE SET detail = excluded.detail, reported_at = excluded.reported_at, lifted_at = NULL,
     reason = CASE WHEN known.lifted_at IS NULL AND known.reason = 'COMPLAINT' THEN known.reason ELSE excluded.reason END
   WHERE excluded.reported_at > greatest(known.reported_at, known.lifted_at)`,
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
