import { statement } from '@lyceum/kernel';
import { isShutByStaff } from '../people.sql';

/** Tells one password of the user's row `u` from the next: a change dies with the password it was asked for under. */
const passwordMark = `sha256(convert_to(coalesce(u.password_hash, ''), 'UTF8'))`;

/** The change `c` of the user `u` still waits for a confirmation. */
const isWaiting = `c.changed_at IS NULL AND c.expires_at > now() AND u.id = c.user_id AND u.email = c.old_email
  AND c.password_mark = ${passwordMark} AND u.erased_at IS NULL AND u.suspended_at IS NULL`;

const isOfNew = '(c.new_code_hash = $hash AND c.new_confirmed_at IS NULL)';
const isOfOld = '(c.old_code_hash = $hash AND c.old_confirmed_at IS NULL)';
const canUndo = '(c.undo_code_hash = $hash AND c.undo_until > now())';

export interface ChangingAccount {
  readonly email: string;
  readonly hasPassword: boolean;
  /** Of somebody who came over a service that knows no e-mail: no mail reaches them there. */
  readonly leadsNowhere: boolean;
  readonly dateOfBirth: string | null;
  readonly guardianEmail: string | null;
}

export const accountQuery = statement<ChangingAccount>(
  'auth.account-changing-email',
  `SELECT email::text AS email, password_hash IS NOT NULL AS "hasPassword", email::text LIKE '%@users.invalid' AS "leadsNowhere",
     date_of_birth::text AS "dateOfBirth", guardian_email::text AS "guardianEmail"
   FROM users WHERE id = $userId AND erased_at IS NULL`,
);

/** A newer request takes the older one's place, with all that was confirmed. An address that leads nowhere is not asked. */
export const requestStatement = statement<{ id: string }>(
  'auth.request-email-change',
  `INSERT INTO email_changes (user_id, old_email, new_email, password_mark, session_id, expires_at, old_confirmed_at)
   SELECT u.id, u.email, $newEmail::citext, ${passwordMark}, $sessionId::uuid, now() + make_interval(hours => $hours::int),
     CASE WHEN u.email::text LIKE '%@users.invalid' THEN now() END
   FROM users u WHERE u.id = $userId
   ON CONFLICT (user_id) WHERE changed_at IS NULL DO UPDATE SET old_email = excluded.old_email,
     new_email = excluded.new_email, password_mark = excluded.password_mark, session_id = excluded.session_id,
     requested_at = now(), expires_at = excluded.expires_at, old_code_hash = NULL, new_code_hash = NULL,
     old_confirmed_at = excluded.old_confirmed_at, new_confirmed_at = NULL
   RETURNING id`,
);

export const waitingQuery = statement<{
  id: string;
  newEmail: string;
  isNewConfirmed: boolean;
  isOldConfirmed: boolean;
  expiresAt: Date;
}>(
  'auth.waiting-email-change',
  `SELECT c.id, c.new_email::text AS "newEmail", c.new_confirmed_at IS NOT NULL AS "isNewConfirmed",
     c.old_confirmed_at IS NOT NULL AS "isOldConfirmed", c.expires_at AS "expiresAt"
   FROM email_changes c, users u WHERE c.user_id = $userId AND ${isWaiting}`,
);

export const prolongStatement = statement(
  'auth.prolong-email-change',
  'UPDATE email_changes SET expires_at = now() + make_interval(hours => $hours) WHERE id = $id AND changed_at IS NULL',
);

export const cancelStatement = statement(
  'auth.cancel-email-change',
  'DELETE FROM email_changes WHERE user_id = $userId AND changed_at IS NULL',
);

/** A change as its mails tell of it. */
export interface MailedChange {
  readonly userId: string;
  readonly firstName: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly isNewConfirmed: boolean;
  readonly isOldConfirmed: boolean;
}

export const mailedQuery = statement<MailedChange>(
  'auth.mailed-email-change',
  `SELECT u.id AS "userId", u.first_name AS "firstName", c.old_email::text AS "oldEmail", c.new_email::text AS "newEmail",
     c.new_confirmed_at IS NOT NULL AS "isNewConfirmed", c.old_confirmed_at IS NOT NULL AS "isOldConfirmed"
   FROM email_changes c, users u WHERE c.id = $changeId AND ${isWaiting}`,
);

export const noteNewCodeStatement = statement(
  'auth.note-new-email-code',
  'UPDATE email_changes SET new_code_hash = $hash WHERE id = $changeId AND new_confirmed_at IS NULL',
);

export const noteOldCodeStatement = statement(
  'auth.note-old-email-code',
  'UPDATE email_changes SET old_code_hash = $hash WHERE id = $changeId AND old_confirmed_at IS NULL',
);

/** Of a change that took place, and can be undone. */
export const noteUndoCodeStatement = statement<{ firstName: string; oldEmail: string }>(
  'auth.note-undo-email-code',
  `UPDATE email_changes c SET undo_code_hash = $hash FROM users u
   WHERE c.id = $changeId AND c.undo_until > now() AND u.id = c.user_id AND u.erased_at IS NULL
   RETURNING u.first_name AS "firstName", c.old_email::text AS "oldEmail"`,
);

export const linkQuery = statement<{
  firstName: string;
  oldEmail: string;
  newEmail: string;
  isNew: boolean;
  isOld: boolean;
}>(
  'auth.link-of-email-change',
  `SELECT u.first_name AS "firstName", c.old_email::text AS "oldEmail", c.new_email::text AS "newEmail",
     ${isOfNew} IS TRUE AS "isNew", ${isOfOld} IS TRUE AS "isOld"
   FROM email_changes c, users u
   WHERE (${isWaiting} AND (${isOfNew} OR ${isOfOld})) OR (u.id = c.user_id AND u.erased_at IS NULL AND ${canUndo})`,
);

/** The account first, always: two links of one at once come one after the other, and neither waits for the other's row. */
export const lockAccountStatement = statement(
  'auth.lock-account-of-email-change',
  `SELECT FROM users WHERE id IN (
     SELECT user_id FROM email_changes WHERE new_code_hash = $hash OR old_code_hash = $hash OR undo_code_hash = $hash)
   FOR UPDATE`,
);

export interface ConfirmedChange {
  readonly id: string;
  readonly userId: string;
  readonly newEmail: string;
  /** The session that asked for it. */
  readonly sessionId: string | null;
  readonly isComplete: boolean;
}

export const confirmSideStatement = statement<ConfirmedChange>(
  'auth.confirm-side-of-email-change',
  `UPDATE email_changes c SET
     new_confirmed_at = CASE WHEN ${isOfNew} THEN now() ELSE c.new_confirmed_at END,
     old_confirmed_at = CASE WHEN ${isOfOld} THEN now() ELSE c.old_confirmed_at END
   FROM users u WHERE ${isWaiting} AND (${isOfNew} OR ${isOfOld})
   RETURNING c.id, c.user_id AS "userId", c.new_email::text AS "newEmail", c.session_id AS "sessionId",
     c.new_confirmed_at IS NOT NULL AND c.old_confirmed_at IS NOT NULL AS "isComplete"`,
);

export const stopStatement = statement<{ userId: string }>(
  'auth.stop-email-change',
  `DELETE FROM email_changes c USING users u WHERE ${isWaiting} AND ${isOfOld} RETURNING c.user_id AS "userId"`,
);

/**
 * A sign-up that nobody confirmed holds an address against nobody who has shown that it is theirs, unless staff suspended
 * it: it lets go of it, and the eraser takes the rest.
 */
export const giveWayStatement = statement(
  'auth.unconfirmed-gives-way',
  `UPDATE users SET email = 'deleted-' || id || '@users.invalid', normalized_email = NULL, deletes_at = now(), updated_at = now()
   WHERE email = $email::citext AND email_confirmed_at IS NULL AND erased_at IS NULL AND NOT ${isShutByStaff('users')}`,
);

/** Both addresses have confirmed. @throws of a unique index where another account has the address */
export const switchStatement = statement(
  'auth.switch-email',
  `WITH changed AS (
     UPDATE email_changes SET changed_at = now(), undo_until = now() + make_interval(days => $days)
     WHERE id = $id AND changed_at IS NULL AND old_confirmed_at IS NOT NULL AND new_confirmed_at IS NOT NULL
     RETURNING user_id, old_email, new_email)
   UPDATE users u SET email = changed.new_email, normalized_email = $normalizedEmail,
     email_confirmed_at = coalesce(u.email_confirmed_at, now()), updated_at = now()
   FROM changed WHERE u.id = changed.user_id AND u.email = changed.old_email`,
);

export interface UndoneChange {
  readonly id: string;
  readonly userId: string;
  readonly oldEmail: string;
}

export const undoneQuery = statement<UndoneChange>(
  'auth.email-change-to-undo',
  `SELECT c.id, c.user_id AS "userId", c.old_email::text AS "oldEmail" FROM email_changes c, users u
   WHERE ${canUndo} AND u.id = c.user_id AND u.erased_at IS NULL`,
);

/**
 * Ways in that were added since the change was first asked for go: whoever changed it may have made them. The row's id keeps that time,
 * `requested_at` moves with every new request. Recovery codes go with the app they stand in for.
 */
export const removeWaysInStatement = statement(
  'auth.remove-ways-in-of-email-change',
  `WITH asked AS (SELECT uuid_extract_timestamp($id::uuid) AS at),
     keys AS (DELETE FROM passkeys USING asked WHERE user_id = $userId AND created_at >= asked.at),
     services AS (DELETE FROM identities USING asked WHERE user_id = $userId AND created_at >= asked.at),
     apps AS (DELETE FROM totp_factors USING asked
       WHERE user_id = $userId AND (confirmed_at >= asked.at OR sealed_key IS NULL) RETURNING user_id)
   DELETE FROM recovery_codes USING apps WHERE recovery_codes.user_id = apps.user_id`,
);

/** Uses the undo up, with all changes after it: none of them may undo it in turn. */
export const forgetFromStatement = statement(
  'auth.forget-email-changes-from',
  'DELETE FROM email_changes WHERE user_id = $userId AND id >= $id',
);

export const putBackStatement = statement(
  'auth.put-email-back',
  `UPDATE users SET email = $email, normalized_email = $normalizedEmail, password_hash = $passwordHash, updated_at = now()
   WHERE id = $userId`,
);

export const sweepStatement = statement(
  'auth.sweep-email-changes',
  'DELETE FROM email_changes WHERE coalesce(undo_until, expires_at) < now()',
);
