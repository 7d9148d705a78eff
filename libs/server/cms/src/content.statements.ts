import { cmsLimits, type ContentLanguage, type ContentTypeName } from '@lyceum/contracts/cms';
import { statement } from '@lyceum/kernel';

/** What is published of an entry, as it is kept. */
export interface LiveRow {
  type: ContentTypeName;
  slug: string;
  data: object;
  language: ContentLanguage;
}

/** SQL of whether visitors may read what is published of the entry of this alias: a translation is read as long as what it is of. */
const isRead = (entry: string): string => `(${entry}.translation_of IS NULL
  OR EXISTS (SELECT FROM content_entries o WHERE o.id = ${entry}.translation_of AND o.live_version IS NOT NULL))`;

/** SQL of the languages in which the entry of this alias is published besides English. */
export const translatedInto = (entry: string): string => `ARRAY(
  SELECT t.language FROM content_entries t
  WHERE t.translation_of = COALESCE(${entry}.translation_of, ${entry}.id) AND t.live_version IS NOT NULL ORDER BY t.language)`;

export const liveQuery = statement<LiveRow & { translatedInto: ContentLanguage[] }>(
  'cms.live',
  `SELECT e.type, e.slug, v.data, e.language, ${translatedInto('e')} AS "translatedInto"
   FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.live_version
   WHERE e.type = $type AND e.slug = $slug AND ${isRead('e')}`,
);

/** All that is published of some types, in a language as far as it is translated, each in its order: what has a date by that, the latest first. */
export const listsQuery = statement<LiveRow>(
  'cms.lists',
  `SELECT type, slug, data, language FROM (
     SELECT e.type, e.slug, COALESCE(tv.data, v.data) - '{body,fullArt}'::text[] AS data, COALESCE(t.language, e.language) AS language,
            row_number() OVER (PARTITION BY e.type ORDER BY v.data ->> 'writtenOn' DESC NULLS LAST, e.position, e.id) AS place
     FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.live_version
     LEFT JOIN content_entries t ON t.translation_of = e.id AND t.language = $language AND t.live_version IS NOT NULL
     LEFT JOIN content_versions tv ON tv.entry_id = t.id AND tv.version = t.live_version
     WHERE e.type = ANY ($types::text[]) AND e.translation_of IS NULL
   ) listed WHERE place <= ${String(cmsLimits.listed)} ORDER BY type, place`,
);

/** Addresses of all that is read on a page of its own. */
export const addressesQuery = statement<{
  type: string;
  slug: string;
  updatedAt: Date;
  translatedInto: ContentLanguage[];
}>(
  'cms.addresses',
  `SELECT e.type, e.slug, v.saved_at AS "updatedAt", ${translatedInto('e')} AS "translatedInto"
   FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.live_version
   WHERE e.type = ANY ($types::text[]) AND ${isRead('e')} ORDER BY e.type, e.slug`,
);

/** What is read in a language on pages of its own, and its title there. */
export const translatedQuery = statement<{ type: string; slug: string; title: string }>(
  'cms.translated',
  `SELECT e.type, e.slug, v.data ->> 'title' AS title
   FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.live_version
   WHERE e.type = ANY ($types::text[]) AND e.language = $language AND ${isRead('e')}`,
);

/** What comes with the product, published, unless it is there, under its own name or another: what editors made of it stays, and so does what they took back. */
export const installStatement = statement(
  'cms.install',
  `WITH shipped AS (
     SELECT * FROM jsonb_to_recordset($entries::jsonb) AS entry (type text, slug text, title text, position int, data jsonb)
   ), made AS (
     INSERT INTO content_entries (type, slug, title, position, is_shipped, live_version, published_at)
     SELECT type, slug, title, position, true, 1, now() FROM shipped
     WHERE NOT EXISTS (SELECT FROM content_entries e WHERE e.type = shipped.type AND e.first_slug = shipped.slug)
     ON CONFLICT (type, slug) DO NOTHING RETURNING id, type, slug
   )
   INSERT INTO content_versions (entry_id, version, data)
   SELECT made.id, 1, shipped.data FROM made JOIN shipped USING (type, slug)`,
);

/** What comes with the product in other words than before, where no editor has touched it, nor had it checked for a time to come. */
export const renewStatement = statement(
  'cms.renew',
  `WITH renewed AS (
     UPDATE content_versions v SET data = shipped.data, saved_at = now()
     FROM jsonb_to_recordset($entries::jsonb) AS shipped (type text, slug text, title text, data jsonb)
     JOIN content_entries e ON e.type = shipped.type AND COALESCE(e.first_slug, e.slug) = shipped.slug
     WHERE v.entry_id = e.id AND v.version = 1 AND e.is_shipped AND e.latest_version = 1
       AND e.publish_version IS NULL
       AND v.data IS DISTINCT FROM shipped.data
     RETURNING v.entry_id AS id, shipped.title
   )
   UPDATE content_entries e SET title = renewed.title, updated_at = now() FROM renewed WHERE e.id = renewed.id`,
);

/** A translation that comes with the product, as it is installed. */
const shippedTranslations = `jsonb_to_recordset($entries::jsonb) AS shipped (type text, "originalSlug" text, language text, title text, data jsonb)`;

/** The translations that come with the product, where what they are of is as it came, and nobody has made one. */
export const installTranslationsStatement = statement(
  'cms.install-translations',
  `WITH made AS (
     INSERT INTO content_entries (type, slug, title, position, language, translation_of, is_shipped, live_version, published_at)
     SELECT o.type, shipped.language || '/' || o.slug, shipped.title, o.position, shipped.language, o.id, true, 1, now()
     FROM ${shippedTranslations}
     JOIN content_entries o ON o.type = shipped.type AND COALESCE(o.first_slug, o.slug) = shipped."originalSlug"
       AND o.is_shipped AND o.latest_version = 1 AND o.live_version = 1
     ON CONFLICT DO NOTHING RETURNING id, type, language, translation_of
   )
   INSERT INTO content_versions (entry_id, version, data, source_version)
   SELECT made.id, 1, shipped.data, 1 FROM made JOIN content_entries o ON o.id = made.translation_of
   JOIN ${shippedTranslations} ON shipped.type = made.type AND shipped.language = made.language
     AND shipped."originalSlug" = COALESCE(o.first_slug, o.slug)`,
);

/** The same in other words than before, where no editor has touched them, nor had them checked for a time to come. */
export const renewTranslationsStatement = statement(
  'cms.renew-translations',
  `WITH renewed AS (
     UPDATE content_versions v SET data = shipped.data, saved_at = now()
     FROM ${shippedTranslations}
     JOIN content_entries o ON o.type = shipped.type AND COALESCE(o.first_slug, o.slug) = shipped."originalSlug"
     JOIN content_entries t ON t.translation_of = o.id AND t.language = shipped.language
     WHERE v.entry_id = t.id AND v.version = 1 AND t.is_shipped AND t.latest_version = 1 AND t.publish_version IS NULL
       AND o.latest_version = 1 AND v.data IS DISTINCT FROM shipped.data
     RETURNING v.entry_id AS id, shipped.title
   )
   UPDATE content_entries e SET title = renewed.title, updated_at = now() FROM renewed WHERE e.id = renewed.id`,
);
