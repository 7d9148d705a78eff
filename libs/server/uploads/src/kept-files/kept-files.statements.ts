import type { UploadType } from '@lyceum/contracts/uploads';
import { statement } from '@lyceum/kernel';

export const fileQuery = statement<{ type: UploadType }>(
  'uploads.kept-file',
  `SELECT stored_type AS type FROM uploads WHERE url = $url AND state = 'READY' AND deleted_at IS NULL`,
);

export const heldQuery = statement<{ id: string; url: string }>(
  'uploads.hold-kept',
  `SELECT id, url FROM uploads WHERE url = ANY($urls) AND state = 'READY' AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
);

export const forgetStatement = statement(
  'uploads.forget-kept',
  `UPDATE uploads SET deleted_at = now() WHERE url = ANY($urls) AND state = 'READY' AND deleted_at IS NULL`,
);

/** They took none of anybody's room, so that none is given back. */
export const eraseDeliveredStatement = statement<{ id: string; url: string }>(
  'uploads.erase-delivered',
  'DELETE FROM uploads WHERE url = ANY($urls) AND NOT is_counted RETURNING id, url',
);

export const handOverStatement = statement<{ given: number }>(
  'uploads.hand-over',
  `WITH given AS (
    UPDATE uploads SET owner_id = $to WHERE url = ANY($urls) AND owner_id = $from AND state = 'READY' RETURNING is_counted, stored_bytes
  ), room AS (
    INSERT INTO upload_usage AS u (owner_id, bytes, pending) SELECT $to, COALESCE(sum(stored_bytes) FILTER (WHERE is_counted), 0), 0 FROM given
    ON CONFLICT (owner_id) DO UPDATE SET bytes = u.bytes + excluded.bytes
  ), less AS (
    UPDATE upload_usage u SET bytes = GREATEST(0, u.bytes - (SELECT COALESCE(sum(stored_bytes) FILTER (WHERE is_counted), 0) FROM given))
    WHERE u.owner_id = $from
  )
  SELECT count(*)::int AS given FROM given`,
);
