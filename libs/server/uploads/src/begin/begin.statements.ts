import { uploadsLimits } from '@lyceum/contracts/uploads';
import { statement } from '@lyceum/kernel';

/**
 * Announces a file if its owner has room for it, `mostBytes` for all of theirs; one that is not counted takes none of it. Of many at once only as many get through as
 * there is room for.
 */
export const beginStatement = statement<{ id: string }>(
  'uploads.begin',
  `WITH room AS (
    INSERT INTO upload_usage AS u (owner_id, bytes, pending) VALUES ($ownerId, CASE WHEN $isCounted::boolean THEN $size::bigint ELSE 0 END, 1)
    ON CONFLICT (owner_id) DO UPDATE SET bytes = u.bytes + excluded.bytes, pending = u.pending + 1
      WHERE NOT $isCounted::boolean OR (u.bytes + excluded.bytes <= $mostBytes::bigint AND u.pending < ${uploadsLimits.pending})
    RETURNING owner_id
  )
  INSERT INTO uploads (owner_id, bucket, folder, target, name, type, size, url, is_counted, completes_by)
  SELECT owner_id, $bucket, $folder, $target, $name, $type, $size, $url, $isCounted,
         now() + make_interval(mins => ${uploadsLimits.signedMinutes + uploadsLimits.completionMinutes})
  FROM room RETURNING id`,
);

export const usageQuery = statement<{ pending: number }>(
  'uploads.usage',
  'SELECT pending FROM upload_usage WHERE owner_id = $ownerId',
);
