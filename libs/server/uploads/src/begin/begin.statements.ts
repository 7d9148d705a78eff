import { uploadsLimits } from '@lyceum/contracts';

/**
 * Announces a file of $1, if its owner has room for it: $2 bucket, $3 folder, $4 target, $5 name, $6 type, $7 size,
 * $8 url, $9 the most bytes of all files of theirs. Of many at once only as many get through as there is room for.
 */
export const beginStatement = `
  WITH room AS (
    INSERT INTO upload_usage AS u (owner_id, bytes, pending) VALUES ($1, $7, 1)
    ON CONFLICT (owner_id) DO UPDATE SET bytes = u.bytes + $7, pending = u.pending + 1
      WHERE u.bytes + $7 <= $9::bigint AND u.pending < ${uploadsLimits.pending}
    RETURNING owner_id
  )
  INSERT INTO uploads (owner_id, bucket, folder, target, name, type, size, url, completes_by)
  SELECT owner_id, $2, $3, $4, $5, $6, $7, $8,
         now() + make_interval(mins => ${uploadsLimits.signedMinutes + uploadsLimits.completionMinutes})
  FROM room RETURNING id`;

export const usageQuery = {
  name: 'uploads.usage',
  text: 'SELECT pending FROM upload_usage WHERE owner_id = $1',
};
