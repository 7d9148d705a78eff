import { people } from '@lyceum/auth';
import { cmsLimits, type Media, type MediaDetail, type MediaUse } from '@lyceum/contracts/cms';
import { columns, insertRow, setColumns, statement } from '@lyceum/kernel';
import { stateOf } from '../editing/editing.statements';

export interface MediaRow extends Omit<MediaDetail, 'createdAt' | 'updatedAt' | 'uses'> {
  createdAt: Date;
  updatedAt: Date;
}

/** What is said of a picture. */
const words = ['title', 'alt', 'credit'] as const;
const file = ['url', 'width', 'height'] as const;
const point = ['focalX', 'focalY'] as const;

/** Versions of an entry that somebody may still see: the latest, what visitors read, and what is to be published. */
const isCurrent = (use: string, entry: string): string =>
  `(${use}.version = ${entry}.latest_version OR ${use}.version IN (${entry}.live_version, ${entry}.publish_version))`;

/** Whether visitors see a picture, or are to see it at a time. */
const isShown = (media: string): string => `EXISTS (
  SELECT FROM media_uses u JOIN content_entries e ON e.id = u.entry_id
  WHERE u.media_id = ${media}.id AND u.version IN (e.live_version, e.publish_version))`;

export const mediaQuery = statement<MediaRow>(
  'cms.media',
  `SELECT ${columns(['id', ...file, ...words, ...point, 'revision', 'createdAt', 'updatedAt'], {
    sentById: 'm.sent_by',
    sentBy: people.nameOf('m.sent_by'),
    isShown: isShown('m'),
    useCount: `(
      SELECT count(DISTINCT e.id)::int FROM media_uses u JOIN content_entries e ON e.id = u.entry_id
      WHERE u.media_id = m.id AND ${isCurrent('u', 'e')})`,
  })('m')} FROM media m WHERE m.id = $id`,
);

/** The first entries that show a picture; deleted ones are among them, as they can be restored. */
export const mediaUsesQuery = statement<MediaUse>(
  'cms.media-uses',
  `SELECT e.id AS "entryId", e.type, e.title, ${stateOf('e')} AS state, bool_or(u.version = e.latest_version) AS "isInDraft",
     COALESCE(bool_or(u.version = e.live_version), false) AS "isLive",
     COALESCE(bool_or(u.version = e.publish_version), false) AS "isScheduled"
   FROM media_uses u JOIN content_entries e ON e.id = u.entry_id
   WHERE u.media_id = $id AND ${isCurrent('u', 'e')}
   GROUP BY e.id ORDER BY e.updated_at DESC, e.id LIMIT ${String(cmsLimits.mediaUses)}`,
);

export const createMediaStatement = statement<{ id: string }>(
  'cms.create-media',
  insertRow('media', [...file, ...words, 'sentBy'], 'RETURNING id'),
);

/** As it was before, if it was as it was looked at, and whether it is shown. */
export const changeMediaStatement = statement<
  Pick<MediaDetail, (typeof words)[number] | (typeof point)[number] | 'isShown'>
>(
  'cms.change-media',
  `WITH seen AS (SELECT * FROM media WHERE id = $id AND revision = $revision FOR UPDATE)
   UPDATE media m SET ${setColumns([...words, ...point])}, revision = m.revision + 1, updated_at = now()
   FROM seen WHERE m.id = seen.id RETURNING ${columns([...words, ...point], { isShown: isShown('m') })('seen')}`,
);

/** @returns the file that it had before, and whether it is shown */
export const replaceMediaStatement = statement<{ before: string; isShown: boolean }>(
  'cms.replace-media',
  `WITH seen AS (SELECT id, url FROM media WHERE id = $id AND url <> $url FOR UPDATE)
   UPDATE media m SET ${setColumns([...file, 'sentBy'])}, revision = m.revision + 1, updated_at = now()
   FROM seen WHERE m.id = seen.id RETURNING seen.url AS before, ${isShown('m')} AS "isShown"`,
);

/**
 * Takes a picture away, and out of versions that nobody sees any more. A version that is current keeps it by its foreign key, be
 * it written at the same moment: then nothing of this is done.
 */
export const removeMediaStatement = statement<Pick<Media, 'url' | 'title' | 'alt'>>(
  'cms.remove-media',
  `WITH freed AS (
     DELETE FROM media_uses u USING content_entries e WHERE u.media_id = $id AND e.id = u.entry_id AND ${isCurrent('u', 'e')} IS NOT TRUE
   )
   DELETE FROM media WHERE id = $id RETURNING url, title, alt`,
);

/** A picture as it is shown. */
export type PictureRow = Pick<Media, 'id' | 'url' | 'width' | 'height' | 'alt' | 'focalX' | 'focalY'>;

export const picturesQuery = statement<PictureRow>(
  'cms.pictures',
  `SELECT ${columns(['id', ...file, 'alt', ...point])()} FROM media WHERE id = ANY ($ids::uuid[])`,
);
