import { isNameable } from '@lyceum/auth';
import {
  defaultTimeZone,
  notificationLimits,
  notificationTable,
  type NotificationType,
} from '@lyceum/contracts';
import type { AboutType as ForumAboutType } from '@lyceum/forum';
import { blocks } from '@lyceum/friends';
import type { PreparedQuery } from '@lyceum/kernel';

/** What a notification can be about; a friend request is, as long as whom it was sent to may accept it. */
export type AboutType = ForumAboutType | 'FRIEND_REQUEST';

/** Something that can go, or from which its reader can be shut out. */
export interface About {
  readonly type: AboutType;
  readonly id: string;
}

/** What one user is told. */
export interface NotifyInput {
  /** Who is told. */
  userId: string;
  type: NotificationType;
  /** The whole text without anybody's name; of a type that names who did it, what follows: 'clapped for your reply'. */
  description: string;
  /** Who did it; null for the platform itself. */
  by: string | null;
  /** Whom it is about, without having done anything: staff who read accounts are told their name. */
  subject?: string;
  /** A path on our own site. */
  url: string | null;
  tag: string | null;
  /** Of a grouped type: what it is about, e.g. the post's id. */
  groupKey: string | null;
  /** What it tells of: it is told only as long as its reader may know of that. Null for what is the reader's to keep. */
  about: About | null;
}

/**
 * One statement: reads what the recipient wants, adds the notification or joins it to the unseen one of its group, and
 * sees to it that the daily e-mail it belongs into will go out. Its answer is empty when the recipient is gone, wants
 * nothing of this type or has a block between them and who did it, and when the same actor did the very same again.
 */
const notifyQuery: PreparedQuery = {
  name: 'notifications.notify',
  text: `
  WITH recipient AS (
    SELECT u.id, coalesce(p.in_app, true) AS in_app,
           CASE WHEN o.topic IS NULL THEN coalesce(p.email, $8) ELSE 'OFF' END AS email,
           (now() AT TIME ZONE $10::text + make_interval(hours => 24 - $11::int))::date AS day
    FROM users u
    LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = $2
    LEFT JOIN notification_opt_outs o ON o.user_id = u.id AND o.topic = $9
    WHERE u.id = $1 AND NOT ${blocks.between('u.id', '$4::uuid')}
      AND ($4::uuid IS NULL OR EXISTS (SELECT FROM users a WHERE a.id = $4 AND ${isNameable('a')}))
  ), told AS (
    INSERT INTO notifications AS n
      (user_id, type, description, actor_id, actor_ids, url, tag, group_key, about_type, about_id, subject_id, in_app, digest_day)
    SELECT id, $2, $3, $4, array_remove(ARRAY[$4::uuid], NULL), $5, $6, $7, $13, $14, $15::uuid, in_app,
           CASE WHEN email = 'DAILY' THEN day END
    FROM recipient WHERE in_app OR email <> 'OFF'
    ON CONFLICT (user_id, type, group_key) WHERE seen_at IS NULL AND group_key IS NOT NULL DO UPDATE
    SET description = excluded.description, actor_id = excluded.actor_id, url = excluded.url, tag = excluded.tag,
        about_type = excluded.about_type, about_id = excluded.about_id, in_app = excluded.in_app, digest_day = excluded.digest_day, created_at = now(),
        actor_ids = (array_remove(n.actor_ids, excluded.actor_id))[
          greatest(cardinality(array_remove(n.actor_ids, excluded.actor_id)) - $12::int + 1, 1):] || excluded.actor_ids
    WHERE (n.actor_id, n.description, n.url, n.tag, n.in_app)
      IS DISTINCT FROM (excluded.actor_id, excluded.description, excluded.url, excluded.tag, excluded.in_app)
    RETURNING id, user_id, digest_day, xmax = 0 AS "isNew"
  ), due AS (
    INSERT INTO notification_digests (user_id, day, due_at)
    SELECT user_id, digest_day, (digest_day + make_time($11::int, 0, 0)) AT TIME ZONE $10::text
    FROM told WHERE digest_day IS NOT NULL
    ON CONFLICT DO NOTHING
  )
  SELECT told.id, told."isNew" AND recipient.email = 'INSTANT' AS "isMailed" FROM told CROSS JOIN recipient`,
};

/** The statement and its values. */
export function notifyCall(input: NotifyInput): [PreparedQuery, unknown[]] {
  const { email, topic, isGrouped } = notificationTable[input.type];
  const { digestHour, maximumOthers } = notificationLimits;
  const values = [
    input.userId,
    input.type,
    input.description,
    input.by,
    input.url,
    input.tag,
    isGrouped ? input.groupKey : null,
    email,
    topic,
    defaultTimeZone,
    digestHour,
    maximumOthers,
    input.about?.type ?? null,
    input.about?.id ?? null,
    input.subject ?? null,
  ];
  return [notifyQuery, values];
}
