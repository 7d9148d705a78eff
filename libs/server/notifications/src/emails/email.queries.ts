import { isFindable, people } from '@lyceum/auth';
import { notificationLimits } from '@lyceum/contracts/notifications';
import { type AllNoticeSubjects, statement } from '@lyceum/kernel';
import { actorJoins, actorName, isTold } from '../notifications/told.sql';
import { wantedEmail, wantedTable } from '../preferences/wanted-email';
import type { MailedNotification } from './notification-mails';

/** Accounts that get mail: they can be found, and are not about to be erased. */
const isMailable = `${isFindable('u')} AND u.deletes_at IS NULL`;

/** Unseen notifications with their recipient's address, as `MailedNotification`. What is wanted counts as of now. */
const mailed = (subjects: AllNoticeSubjects): string => `
  SELECT n.id, n.type, n.kind, n.data, n.url, crowd.others AS "othersCount",
         ${actorName} AS "actorName", u.id AS "userId", u.email
  FROM notifications n
  ${people.join('u', 'n.user_id')}
  JOIN ${wantedTable} ON entry.type = n.type
  LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = n.type
  LEFT JOIN notification_opt_outs o ON o.user_id = u.id AND o.topic = entry.topic
  ${actorJoins('n.user_id')}
  WHERE n.seen_at IS NULL AND ${isTold(subjects, 'n.user_id')} AND ${isMailable}`;

/**
 * `atOnce`: the notification, if its recipient wants it mailed at once. `digest`: what belongs into one daily e-mail,
 * newest first.
 */
export const mailQueries = (subjects: AllNoticeSubjects) => ({
  atOnce: statement<MailedNotification>(
    'notifications.mail-at-once',
    `${mailed(subjects)} AND n.id = $notificationId AND ${wantedEmail} = 'INSTANT'`,
  ),
  digest: statement<MailedNotification>(
    'notifications.mail-digest',
    `${mailed(subjects)} AND n.user_id = $userId AND n.digest_day = $day AND ${wantedEmail} = 'DAILY'
     ORDER BY n.created_at DESC, n.id DESC LIMIT ${String(notificationLimits.digestRows + 1)}`,
  ),
});

/** Those that are only mailed are over with their mail. */
export const closeMailedStatement = statement(
  'notifications.close-mailed',
  'UPDATE notifications SET seen_at = now() WHERE id = ANY($ids::uuid[]) AND NOT in_app AND seen_at IS NULL',
);

/**
 * Takes digests whose time has come, forgets their users' earlier ones. Two processes never take the same one, and it
 * waits for nobody: what another has is left to it.
 */
export const claimDigestsStatement = statement<{ userId: string; day: string }>(
  'notifications.claim-digests',
  `WITH due AS (
    SELECT user_id, day FROM notification_digests WHERE claimed_at IS NULL AND due_at <= now()
    ORDER BY due_at LIMIT $count FOR UPDATE SKIP LOCKED
  ), forgotten AS (
    DELETE FROM notification_digests WHERE (user_id, day) IN (
      SELECT d.user_id, d.day FROM notification_digests d JOIN due ON d.user_id = due.user_id AND d.day < due.day
      WHERE d.claimed_at IS NOT NULL FOR UPDATE OF d SKIP LOCKED)
  )
  UPDATE notification_digests d SET claimed_at = now() FROM due
  WHERE d.user_id = due.user_id AND d.day = due.day RETURNING d.user_id AS "userId", d.day::text AS day`,
);
