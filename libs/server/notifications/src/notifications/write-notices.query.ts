import { isNameable, people } from '@lyceum/auth';
import {
  notificationLimits,
  notificationTable,
  type NotificationType,
} from '@lyceum/contracts/notifications';
import { defaultTimeZone } from '@lyceum/contracts/shell';
import { blocks } from '@lyceum/friends';
import { type Notice, statement, type Values } from '@lyceum/kernel';

/** A notice as it is written. */
export interface WrittenNotice extends Notice {
  readonly type: NotificationType;
  readonly kind: string;
  readonly data: object;
}

/** What became of a notice that somebody is told. */
interface ToldNotice {
  readonly id: string;
  readonly userId: string;
  /** One that joins its group is not mailed again. */
  readonly isMailed: boolean;
}

/** Distinct actors, the latest last; the oldest drop out beyond the bound. */
const lastActors = (actors: string): string =>
  `(${actors})[greatest(cardinality(${actors}) - ${String(notificationLimits.maximumOthers)}, 1):]`;

const joined = `(ARRAY(
  SELECT actor FROM unnest(n.actor_ids) WITH ORDINALITY AS before (actor, place)
  WHERE actor <> ALL (excluded.actor_ids) ORDER BY place) || excluded.actor_ids)`;

/**
 * One statement for all notices of a transaction, in the order in which they were said: reads what each recipient wants,
 * adds the notice or joins it to the unseen one of its group, and sees to it that the daily e-mail it belongs into will go
 * out. Those of one group are put together first, the latest text and who did it last. It answers nothing for a recipient
 * who is gone, wants nothing of the type or has a block with who did it, and where the same actor did the very same again.
 */
export const writeNoticesStatement = statement<ToldNotice>(
  'notifications.write-notices',
  `WITH said AS (
    SELECT * FROM jsonb_to_recordset($notices::jsonb) AS said (
      place int, "userId" uuid, type text, kind text, data jsonb, by uuid, subject uuid, url text, tag text,
      "groupKey" text, "aboutType" text, "aboutId" uuid, email text, topic text)
  ), heard AS (
    SELECT said.*, coalesce(p.in_app, true) AS in_app,
           CASE WHEN o.topic IS NULL THEN coalesce(p.email, said.email) ELSE 'OFF' END AS wanted,
           coalesce("groupKey", place::text) AS one
    FROM said ${people.join('u', 'said."userId"')}
    LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = said.type
    LEFT JOIN notification_opt_outs o ON o.user_id = u.id AND o.topic = said.topic
    WHERE NOT ${blocks.between('u.id', 'said.by')}
      AND (said.by IS NULL OR EXISTS (SELECT ${people.from('a')} WHERE a.id = said.by AND ${isNameable('a')}))
  ), latest AS (
    SELECT DISTINCT ON ("userId", type, "groupKey" IS NULL, one) *
    FROM heard WHERE in_app OR wanted <> 'OFF' ORDER BY "userId", type, "groupKey" IS NULL, one, place DESC
  ), told AS (
    INSERT INTO notifications AS n
      (user_id, type, kind, data, actor_id, actor_ids, url, tag, group_key, about_type, about_id, subject_id, in_app,
       digest_day)
    SELECT "userId", type, kind, data, by, ARRAY(
             SELECT heard.by FROM heard
             WHERE heard.by IS NOT NULL AND (heard.place = latest.place OR latest."groupKey" IS NOT NULL
               AND (heard."userId", heard.type, heard."groupKey") = (latest."userId", latest.type, latest."groupKey"))
             GROUP BY heard.by ORDER BY max(heard.place)),
           url, tag, "groupKey", "aboutType", "aboutId", subject, in_app,
           CASE WHEN wanted = 'DAILY' THEN (now() AT TIME ZONE $timeZone::text + make_interval(hours => 24 - $hour::int))::date END
    FROM latest ORDER BY place
    ON CONFLICT (user_id, type, group_key) WHERE seen_at IS NULL AND group_key IS NOT NULL DO UPDATE
    SET kind = excluded.kind, data = excluded.data, actor_id = excluded.actor_id, url = excluded.url, tag = excluded.tag,
        about_type = excluded.about_type, about_id = excluded.about_id, in_app = excluded.in_app,
        digest_day = excluded.digest_day, created_at = now(), actor_ids = ${lastActors(joined)}
    WHERE (n.actor_ids, n.actor_id, n.kind, n.data, n.url, n.tag, n.in_app)
      IS DISTINCT FROM (${lastActors(joined)}, excluded.actor_id, excluded.kind, excluded.data, excluded.url, excluded.tag,
        excluded.in_app)
    RETURNING id, user_id, type, digest_day, xmax = 0 AS is_new
  ), due AS (
    INSERT INTO notification_digests (user_id, day, due_at)
    SELECT DISTINCT user_id, digest_day, (digest_day + make_time($hour::int, 0, 0)) AT TIME ZONE $timeZone::text
    FROM told WHERE digest_day IS NOT NULL
    ON CONFLICT DO NOTHING
  )
  SELECT told.id, told.user_id AS "userId", told.is_new AND wants.wanted = 'INSTANT' AS "isMailed"
  FROM told CROSS JOIN LATERAL (
    SELECT wanted FROM latest WHERE latest."userId" = told.user_id AND latest.type = told.type LIMIT 1) AS wants`,
);

/** The statement's values. */
export function writeNoticesValues(notices: readonly WrittenNotice[]): Values {
  const rows = notices.map((notice, place) => {
    const { email, topic, isGrouped } = notificationTable[notice.type];
    const { about, groupKey, ...said } = notice;
    return {
      ...said,
      place,
      email,
      topic,
      groupKey: isGrouped ? groupKey : null,
      aboutType: about?.type,
      aboutId: about?.id,
    };
  });
  return { notices: JSON.stringify(rows), timeZone: defaultTimeZone, hour: notificationLimits.digestHour };
}
