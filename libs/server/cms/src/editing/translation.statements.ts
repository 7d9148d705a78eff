import {
  type ContentLanguage,
  type ContentState,
  sameInAll,
  type TranslationLanguage,
  type TranslationState,
} from '@lyceum/contracts/cms';
import { statement } from '@lyceum/kernel';
import { stateOf } from './editing.statements';

/** Begins a translation of an entry, of which there is none; the row of the entry decides where it stands. */
export const translateStatement = statement<{ id: string }>(
  'cms.translate',
  `WITH original AS (
     SELECT id, type, slug, position FROM content_entries
     WHERE id = $id AND translation_of IS NULL AND deleted_at IS NULL FOR UPDATE
   ), entry AS (
     INSERT INTO content_entries (type, slug, title, position, language, translation_of)
     SELECT type, $language::text || '/' || slug, $title, position, $language::text, id FROM original
     ON CONFLICT DO NOTHING RETURNING id
   ), uses AS (
     INSERT INTO media_uses (media_id, entry_id, version) SELECT unnest($mediaIds::uuid[]), id, 1 FROM entry
   )
   INSERT INTO content_versions (entry_id, version, data, saved_by, source_version)
   SELECT id, 1, $data::jsonb, $actorId, $sourceVersion::int FROM entry RETURNING entry_id AS id`,
);

/** Has the translations of an entry stand where it stands. */
export const moveTranslationsStatement = statement(
  'cms.move-translations',
  `UPDATE content_entries t SET slug = t.language || '/' || $slug, position = $position, updated_at = now()
   WHERE t.translation_of = $id`,
);

export interface OriginalRow {
  id: string;
  version: number;
  latestVersion: number;
  liveVersion: number | null;
  data: object;
}

/** What visitors read of an entry; where they read nothing, its latest version. */
export const originalQuery = statement<OriginalRow>(
  'cms.original',
  `SELECT e.id, v.version, e.latest_version AS "latestVersion", e.live_version AS "liveVersion", v.data
   FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = COALESCE(e.live_version, e.latest_version)
   WHERE e.id = $id`,
);

/** SQL of whether what is read in English is newer than what this version of a translation was made of. */
const isOutdated = (original: string, version: string): string =>
  `COALESCE(${version}.source_version < ${original}.live_version, false)`;

export interface TranslationRow {
  language: ContentLanguage;
  id: string;
  state: ContentState;
  /** Whether English was published since it was made. */
  isOutdated: boolean;
  isLive: boolean;
}

/** An entry in all languages that it is written in, English first. */
export const translationsQuery = statement<TranslationRow>(
  'cms.translations',
  `SELECT e.language, e.id, ${stateOf('e')} AS state, ${isOutdated('o', 'v')} AS "isOutdated",
     e.live_version IS NOT NULL AS "isLive"
   FROM content_entries o JOIN content_entries e ON e.id = o.id OR e.translation_of = o.id
   LEFT JOIN content_versions v ON v.entry_id = e.id AND v.version = e.live_version
   WHERE o.id = $id ORDER BY e.translation_of NULLS FIRST, e.language`,
);

const said: Readonly<Record<'missing' | 'outdated' | 'current', TranslationState>> = {
  missing: 'MISSING',
  outdated: 'OUTDATED',
  current: 'UP_TO_DATE',
};

/** SQL of what has become of the entry of this alias in a language; null of a translation, and of what is the same in all. */
export const translationStateOf = (entry: string, language: TranslationLanguage): string => `
  CASE WHEN ${entry}.translation_of IS NULL AND ${entry}.type NOT IN (${sameInAll.map((type) => `'${type}'`).join()}) THEN COALESCE((
    SELECT CASE WHEN ${isOutdated(entry, 'tv')} THEN '${said.outdated}' ELSE '${said.current}' END
    FROM content_entries t JOIN content_versions tv ON tv.entry_id = t.id AND tv.version = t.live_version
    WHERE t.translation_of = ${entry}.id AND t.language = '${language}' ), '${said.missing}') END`;
