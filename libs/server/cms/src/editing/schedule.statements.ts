import type { ContentTypeName } from '@lyceum/contracts/cms';
import { statement } from '@lyceum/kernel';
import { wroteUnpublished } from './wrote-unpublished';

/** SQL of whether what is scheduled is what somebody saw. */
const isAsSeen = `publish_at IS NOT DISTINCT FROM $publishBefore::timestamptz
     AND unpublish_at IS NOT DISTINCT FROM $unpublishBefore::timestamptz`;

/** Has the version that was looked at published, and the entry taken off, by themselves; what was scheduled when it was looked at is replaced. Whoever says when a version goes live has looked at it, and answers for it as long as it is kept. */
export const scheduleStatement = statement(
  'cms.schedule',
  `UPDATE content_entries SET publish_at = CASE WHEN $keepsPublish::boolean THEN publish_at ELSE $publishAt::timestamptz END,
     publish_version = CASE WHEN $keepsPublish::boolean THEN publish_version WHEN $publishAt::timestamptz IS NOT NULL THEN latest_version END,
     unpublish_at = $unpublishAt::timestamptz,
     scheduled_by = CASE WHEN $keepsPublish::boolean THEN scheduled_by ELSE $actorId END, schedule_failed_at = NULL, updated_at = now(),
     review_version = CASE WHEN $publishAt::timestamptz IS NULL THEN review_version END,
     review_at = CASE WHEN $publishAt::timestamptz IS NULL THEN review_at END,
     review_by = CASE WHEN $publishAt::timestamptz IS NULL THEN review_by END
   WHERE id = $id AND latest_version = $version AND deleted_at IS NULL
     AND ($publishAt::timestamptz IS NOT NULL OR live_version IS NOT NULL)
     AND NOT ($isSecondAsked::boolean AND $publishAt::timestamptz IS NOT NULL
       AND ${wroteUnpublished('content_entries', 'content_entries.latest_version', '$actorId')})
     AND ${isAsSeen}`,
);

export const unscheduleStatement = statement(
  'cms.unschedule',
  `UPDATE content_entries SET publish_at = NULL, publish_version = NULL, unpublish_at = NULL, scheduled_by = NULL, updated_at = now()
   WHERE id = $id AND (publish_at IS NOT NULL OR unpublish_at IS NOT NULL) AND ${isAsSeen}`,
);

/** An entry whose time had come, as it was before. */
export interface DueRow {
  id: string;
  type: ContentTypeName;
  /** The version that visitors read; null where they read none. */
  liveVersion: number | null;
  /** The version that is to be published; null where it was to be taken off alone. */
  version: number | null;
  data: object | null;
  /** Whether it was to be taken off by now, and is. */
  isOver: boolean;
  /** Whether it was for somebody else to schedule it: a second person is asked for by now. */
  isOwn: boolean;
}

/**
 * Takes the entry that has been due longest, and has it due no more: of all that look at once, one gets it. What is to be taken off
 * is off with this; what is to be published is for whoever has it, in the same transaction.
 */
export const takeDueStatement = statement<DueRow>(
  'cms.take-due',
  `WITH due AS (
     SELECT d.id, d.live_version, d.publish_version, COALESCE(d.unpublish_at <= now(), false) AS is_over,
       $isSecondAsked::boolean AND ${wroteUnpublished('d', 'd.publish_version', 'd.scheduled_by')} AS is_own
     FROM content_entries d WHERE d.publish_at <= now() OR d.unpublish_at <= now()
     ORDER BY LEAST(d.publish_at, d.unpublish_at), d.id LIMIT 1 FOR UPDATE SKIP LOCKED
   ), entry AS (
     UPDATE content_entries e SET publish_at = NULL, publish_version = NULL, updated_at = now(),
       unpublish_at = CASE WHEN NOT due.is_over THEN e.unpublish_at END,
       scheduled_by = CASE WHEN NOT due.is_over AND e.unpublish_at IS NOT NULL THEN e.scheduled_by END,
       live_version = CASE WHEN NOT due.is_over THEN e.live_version END
     FROM due WHERE e.id = due.id RETURNING e.id, e.type
   )
   SELECT entry.id, entry.type, due.live_version AS "liveVersion", due.publish_version AS version, v.data, due.is_over AS "isOver",
     due.is_own AS "isOwn"
   FROM entry JOIN due ON due.id = entry.id
   LEFT JOIN content_versions v ON v.entry_id = due.id AND v.version = due.publish_version`,
);

/** Shows visitors a version that was taken as due. */
export const publishTakenStatement = statement(
  'cms.publish-taken',
  `WITH version AS (
     UPDATE content_versions SET published_at = COALESCE(published_at, now()) WHERE entry_id = $id AND version = $version
   )
   UPDATE content_entries SET live_version = $version, published_at = COALESCE(published_at, now()), schedule_failed_at = NULL,
     review_version = CASE WHEN review_version > $version THEN review_version END,
     review_at = CASE WHEN review_version > $version THEN review_at END,
     review_by = CASE WHEN review_version > $version THEN review_by END
   WHERE id = $id`,
);

/** Notes that one was taken as due, and not published. What visitors do not read is not taken off, either. */
export const failTakenStatement = statement(
  'cms.fail-taken',
  `UPDATE content_entries SET schedule_failed_at = now(),
     unpublish_at = CASE WHEN live_version IS NOT NULL THEN unpublish_at END,
     scheduled_by = CASE WHEN live_version IS NOT NULL THEN scheduled_by END
   WHERE id = $id`,
);
