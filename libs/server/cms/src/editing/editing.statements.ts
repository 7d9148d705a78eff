import { people } from '@lyceum/auth';
import {
  cmsLimits,
  type ContentLanguage,
  type ContentState,
  type ContentTypeName,
  type ContentVersion,
  type SavedContent,
} from '@lyceum/contracts/cms';
import { statement } from '@lyceum/kernel';
import { wroteUnpublished } from './wrote-unpublished';

/** Assignments by which nothing is done by itself any more: somebody decided what is to be seen now. */
const endSchedule = `publish_at = NULL, publish_version = NULL, unpublish_at = NULL, scheduled_by = NULL, schedule_failed_at = NULL`;

/** SQL of whether somebody saw all that is scheduled, and ends with what they do. */
const sawSchedule = `(publish_at IS NULL OR publish_at = $publishBefore::timestamptz)
     AND (unpublish_at IS NULL OR unpublish_at = $unpublishBefore::timestamptz)`;

/** Assignments by which nobody is asked to look at it any more. */
export const endReview = 'review_version = NULL, review_at = NULL, review_by = NULL';

/** SQL of whether the latest version of the entry of this alias is one that somebody handed in, and visitors do not read yet. */
const inReview = (entry: string): string => `${entry}.review_version = ${entry}.latest_version`;

/** SQL of where the entry of this alias stands: what waits for somebody before what happens by itself. */
export const stateOf = (entry: string): string => `
  CASE WHEN ${entry}.deleted_at IS NOT NULL THEN 'DELETED' WHEN ${inReview(entry)} THEN 'REVIEW'
       WHEN ${entry}.publish_at IS NOT NULL THEN 'SCHEDULED' WHEN ${entry}.live_version IS NULL THEN 'DRAFT'
       WHEN ${entry}.live_version < ${entry}.latest_version THEN 'CHANGED' ELSE 'PUBLISHED' END`;

/** An entry with its latest version. */
export interface EntryRow {
  id: string;
  type: ContentTypeName;
  slug: string;
  position: number;
  title: string;
  state: ContentState;
  version: number;
  liveVersion: number | null;
  data: object;
  publishedAt: Date | null;
  createdAt: Date;
  savedAt: Date;
  savedById: string | null;
  savedBy: string | null;
  publishAt: Date | null;
  publishVersion: number | null;
  unpublishAt: Date | null;
  scheduledById: string | null;
  scheduledBy: string | null;
  scheduleFailedAt: Date | null;
  /** When, and by whom, the latest version was handed in; null where it was not. */
  reviewAt: Date | null;
  reviewById: string | null;
  reviewBy: string | null;
  language: ContentLanguage;
  /** What it is a translation of, and the version of that which its latest version was made of. */
  originalId: string | null;
  sourceVersion: number | null;
  /** Null where there is no link to the draft, or its time is over. */
  previewUntil: Date | null;
  previewNumber: number;
}

export const entryQuery = statement<EntryRow>(
  'cms.entry',
  `SELECT e.id, e.type, e.slug, e.position, e.title, ${stateOf('e')} AS state, e.latest_version AS version,
     e.live_version AS "liveVersion", v.data, e.published_at AS "publishedAt", e.created_at AS "createdAt",
     v.saved_at AS "savedAt", v.saved_by AS "savedById", ${people.nameOf('v.saved_by')} AS "savedBy",
     e.publish_at AS "publishAt", e.publish_version AS "publishVersion", e.unpublish_at AS "unpublishAt",
     e.scheduled_by AS "scheduledById", ${people.nameOf('e.scheduled_by')} AS "scheduledBy",
     e.schedule_failed_at AS "scheduleFailedAt", CASE WHEN e.preview_until > now() THEN e.preview_until END AS "previewUntil",
     e.preview_number AS "previewNumber", CASE WHEN ${inReview('e')} THEN e.review_at END AS "reviewAt",
     CASE WHEN ${inReview('e')} THEN e.review_by END AS "reviewById",
     CASE WHEN ${inReview('e')} THEN ${people.nameOf('e.review_by')} END AS "reviewBy",
     e.language, e.translation_of AS "originalId", v.source_version AS "sourceVersion"
   FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.latest_version
   WHERE e.id = $id`,
);

/** Who has a name in addresses. */
export const holderQuery = statement<{ title: string }>(
  'cms.slug-holder',
  'SELECT title FROM content_entries WHERE type = $type AND slug = $slug',
);

export const createStatement = statement<{ id: string }>(
  'cms.create',
  `WITH entry AS (
     INSERT INTO content_entries (type, slug, title, position)
     SELECT $type::text, $slug, $title, COALESCE(max(position) + 1, 0) FROM content_entries WHERE type = $type::text
     RETURNING id
   )
   INSERT INTO content_versions (entry_id, version, data, saved_by) SELECT id, 1, $data::jsonb, $actorId FROM entry
   RETURNING entry_id AS id`,
);

export interface SavedRow extends Omit<SavedContent, 'savedAt' | 'needsOther'> {
  savedAt: Date;
  isFolded: boolean;
}

/**
 * Keeps what an editor wrote as the latest version, if nobody has kept another one since they read it: the row of the entry
 * decides. What the same editor kept some minutes before, and nobody published or scheduled, gives way to it where they go on with it: not what
 * they kept in another tab, nor before they restored something, nor what a translation was made of. The pictures of the library that it shows are there as long as it is.
 */
export const saveStatement = statement<SavedRow>(
  'cms.save',
  `WITH entry AS (
     UPDATE content_entries SET latest_version = latest_version + 1, title = $title, updated_at = now()
     WHERE id = $id AND latest_version = $version AND deleted_at IS NULL
     RETURNING id, latest_version, live_version, publish_version
   ), folded AS (
     DELETE FROM content_versions v USING entry
     WHERE $goesOn::boolean AND v.entry_id = entry.id AND v.version = entry.latest_version - 1 AND v.version IS DISTINCT FROM entry.live_version
       AND v.version IS DISTINCT FROM entry.publish_version
       AND v.published_at IS NULL AND v.saved_by = $actorId
       AND NOT EXISTS (
         SELECT FROM content_entries t JOIN content_versions tv ON tv.entry_id = t.id
         WHERE t.translation_of = entry.id AND tv.source_version = v.version)
       AND v.began_at > now() - make_interval(mins => ${String(cmsLimits.foldMinutes)})
     RETURNING v.began_at
   ), uses AS (
     INSERT INTO media_uses (media_id, entry_id, version)
     SELECT unnest($mediaIds::uuid[]), id, latest_version FROM entry
   )
   INSERT INTO content_versions (entry_id, version, data, saved_by, began_at, source_version)
   SELECT id, latest_version, $data::jsonb, $actorId, COALESCE((SELECT began_at FROM folded), now()),
     COALESCE($sourceVersion::int, (SELECT source_version FROM content_versions WHERE entry_id = $id AND version = $version)) FROM entry
   RETURNING version, saved_at AS "savedAt", EXISTS (SELECT FROM folded) AS "isFolded"`,
);

/** The latest version, where it is what the same editor made of that version with the same words: they did not hear that it was kept. */
export const repeatedQuery = statement<Pick<SavedRow, 'version' | 'savedAt'>>(
  'cms.repeated-save',
  `SELECT v.version, v.saved_at AS "savedAt"
   FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.latest_version
   WHERE e.id = $id AND e.deleted_at IS NULL AND e.latest_version = $version::int + 1 AND v.saved_by = $actorId
     AND v.data = $data::jsonb AND ($sourceVersion::int IS NULL OR v.source_version = $sourceVersion::int)`,
);

/** Moves an entry; of what came with the product it is kept as what it came. */
export const placeStatement = statement(
  'cms.place',
  `UPDATE content_entries SET first_slug = CASE WHEN is_shipped THEN COALESCE(first_slug, slug) END,
     slug = $slug, position = $position, updated_at = now()
   WHERE id = $id AND latest_version = $version AND deleted_at IS NULL`,
);

/** Has a path lead to another one from now on. */
export const redirectStatement = statement(
  'cms.redirect',
  `WITH entry AS (
     INSERT INTO content_entries (type, slug, title, live_version, published_at)
     VALUES ('redirect', $slug, $to, 1, now())
     ON CONFLICT (type, slug) DO UPDATE SET title = EXCLUDED.title, latest_version = content_entries.latest_version + 1,
       live_version = content_entries.latest_version + 1, deleted_at = NULL, updated_at = now(), ${endSchedule}
     RETURNING id, latest_version
   )
   INSERT INTO content_versions (entry_id, version, data, saved_by, published_at)
   SELECT id, latest_version, jsonb_build_object('to', $to::text), $actorId, now() FROM entry`,
);

/** A path where something stands again leads nowhere else. */
export const endRedirectStatement = statement(
  'cms.end-redirect',
  `UPDATE content_entries SET live_version = NULL, updated_at = now(), ${endSchedule} WHERE type = 'redirect' AND slug = $slug`,
);

export interface VersionRow extends Omit<ContentVersion, 'savedAt' | 'publishedAt'> {
  savedAt: Date;
  publishedAt: Date | null;
  type: ContentTypeName;
  data: object;
  /** Of a translation, the version in English that it was made of. */
  sourceVersion: number | null;
}

const versionRow = `
  SELECT v.version, e.type, v.data, e.title, v.saved_at AS "savedAt", v.saved_by AS "savedById",
    ${people.nameOf('v.saved_by')} AS "savedBy", COALESCE(v.version = e.live_version, false) AS "isLive",
    v.published_at AS "publishedAt", v.source_version AS "sourceVersion"
  FROM content_versions v JOIN content_entries e ON e.id = v.entry_id WHERE v.entry_id = $id`;

/** The latest versions, from one on. */
export const versionsQuery = statement<VersionRow>(
  'cms.versions',
  `${versionRow} AND ($before::int IS NULL OR v.version < $before) ORDER BY v.version DESC LIMIT ${String(cmsLimits.versions + 1)}`,
);

export const someVersionsQuery = statement<VersionRow>(
  'cms.some-versions',
  `${versionRow} AND v.version = ANY ($versions::int[]) ORDER BY v.version`,
);

/** Shows visitors the latest version, if it is the one that was looked at, with what is scheduled, and the one who asks may where a second person is asked for. */
export const publishStatement = statement<{ before: number | null }>(
  'cms.publish',
  `WITH seen AS (
     SELECT e.id, e.live_version FROM content_entries e
     WHERE e.id = $id AND e.latest_version = $version AND e.deleted_at IS NULL AND ${sawSchedule}
       AND NOT ($isSecondAsked::boolean AND ${wroteUnpublished('e', 'e.latest_version', '$actorId')}) FOR UPDATE
   ), entry AS (
     UPDATE content_entries e SET live_version = e.latest_version, published_at = COALESCE(e.published_at, now()), updated_at = now(),
       ${endSchedule}, ${endReview}
     FROM seen WHERE e.id = seen.id RETURNING e.id
   ), version AS (
     UPDATE content_versions v SET published_at = COALESCE(v.published_at, now()) FROM entry
     WHERE v.entry_id = entry.id AND v.version = $version
   )
   SELECT live_version AS before FROM seen`,
);

export const unpublishStatement = statement(
  'cms.unpublish',
  `UPDATE content_entries SET live_version = NULL, updated_at = now(), ${endSchedule}
   WHERE id = $id AND live_version IS NOT NULL AND ${sawSchedule}`,
);

export const removeStatement = statement(
  'cms.remove',
  `UPDATE content_entries SET deleted_at = now(), live_version = NULL, updated_at = now(), preview_until = NULL, ${endSchedule}, ${endReview}
   WHERE id = $id AND deleted_at IS NULL`,
);

export const restoreStatement = statement(
  'cms.restore',
  `UPDATE content_entries SET deleted_at = NULL, updated_at = now() WHERE id = $id AND deleted_at IS NOT NULL`,
);

/** Something that is published, with the kinds of its blocks where it has some. */
export interface KnownAddressRow {
  type: ContentTypeName;
  slug: string;
  kinds: string[];
}

export const knownAddressesQuery = statement<KnownAddressRow>(
  'cms.known-addresses',
  `SELECT e.type, e.slug, jsonb_path_query_array(v.data, '$.blocks[*].kind') AS kinds
   FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.live_version
   WHERE e.type = ANY ($types::text[]) ORDER BY e.type, e.slug`,
);
