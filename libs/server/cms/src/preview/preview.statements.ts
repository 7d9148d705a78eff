import { cmsLimits, type ContentLanguage, type ContentTypeName } from '@lyceum/contracts/cms';
import { statement } from '@lyceum/kernel';

/**
 * Opens the newest draft to whoever has the link, for some days from now. A link that leads there still is the same one afterwards;
 * one that ended never leads there again.
 */
export const openPreviewStatement = statement<{ previewNumber: number; previewUntil: Date }>(
  'cms.open-preview',
  `UPDATE content_entries SET preview_number = preview_number + CASE WHEN preview_until > now() THEN 0 ELSE 1 END,
     preview_until = now() + make_interval(days => ${String(cmsLimits.previewDays)})
   WHERE id = $id AND deleted_at IS NULL
   RETURNING preview_number AS "previewNumber", preview_until AS "previewUntil"`,
);

export const endPreviewStatement = statement(
  'cms.end-preview',
  `UPDATE content_entries SET preview_until = NULL WHERE id = $id AND preview_until > now()`,
);

/** The newest draft of an entry that has a link now. */
export interface PreviewRow {
  id: string;
  type: ContentTypeName;
  slug: string;
  language: ContentLanguage;
  data: object;
  previewNumber: number;
  until: Date;
}

export const previewQuery = statement<PreviewRow>(
  'cms.preview',
  `SELECT e.id, e.type, e.slug, e.language, v.data, e.preview_number AS "previewNumber", e.preview_until AS until
   FROM content_entries e JOIN content_versions v ON v.entry_id = e.id AND v.version = e.latest_version
   WHERE e.id = $id AND e.preview_until > now() AND e.deleted_at IS NULL`,
);
