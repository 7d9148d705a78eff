import { cmsLimits, type ContentTypeName } from '@lyceum/contracts/cms';
import { statement } from '@lyceum/kernel';

/** What is published of an entry, as it is kept. */
export interface LiveRow {
  type: ContentTypeName;
  slug: string;
  data: object;
  publishedAt: Date;
}

export const liveQuery = statement<LiveRow>(
  'cms.live',
  `SELECT e.type, e.slug, v.data, e.published_at AS "publishedAt"
   FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.live_version
   WHERE e.type = $type AND e.slug = $slug`,
);

/** All that is published of some types, each in its order: what has a date by that, the latest first. */
export const listsQuery = statement<LiveRow>(
  'cms.lists',
  `SELECT type, slug, data, "publishedAt" FROM (
     SELECT e.type, e.slug, v.data - '{body,fullArt}'::text[] AS data, e.published_at AS "publishedAt",
            row_number() OVER (PARTITION BY e.type ORDER BY v.data ->> 'writtenOn' DESC NULLS LAST, e.position, e.id) AS place
     FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.live_version
     WHERE e.type = ANY ($types::text[])
   ) listed WHERE place <= ${String(cmsLimits.listed)} ORDER BY type, place`,
);

/** Addresses of all that is read on a page of its own. */
export const addressesQuery = statement<{ type: string; slug: string; updatedAt: Date }>(
  'cms.addresses',
  `SELECT e.type, e.slug, v.saved_at AS "updatedAt"
   FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.live_version
   WHERE e.type = ANY ($types::text[]) ORDER BY e.type, e.slug`,
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
