import { type ModerationReason, moderationLimits } from '@lyceum/contracts/moderation';
import { columns, insertRow, statement } from '@lyceum/kernel';

const reason = columns(['id', 'name', 'text'], { communityId: 'community_id' })();

/** Those of the forum first, then those of all. */
export const reasonsStatement = statement<ModerationReason>(
  'moderation.reasons',
  `SELECT ${reason} FROM moderation_reasons WHERE community_id IS NULL OR community_id = $communityId::uuid
   ORDER BY community_id NULLS LAST, lower(name), id`,
);

/** Two saved at once in one place must both be counted, and have two names. */
export const lockReasonsStatement = statement(
  'moderation.lock-reasons',
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('moderation.reasons ' || coalesce($communityId::text, ''), 0))`,
);

const here = 'community_id IS NOT DISTINCT FROM $communityId::uuid';

/** How many there are in a place, whether this is one of them, and whether another one has the name. */
export const reasonPlaceStatement = statement<{ isFull: boolean; isTaken: boolean; isThere: boolean }>(
  'moderation.place-of-reasons',
  `SELECT count(*) >= ${String(moderationLimits.reasons)} AS "isFull",
          coalesce(bool_or(id = $id::uuid), FALSE) AS "isThere",
          coalesce(bool_or(lower(name) = lower($name) AND id IS DISTINCT FROM $id::uuid), FALSE) AS "isTaken"
   FROM moderation_reasons WHERE ${here}`,
);

export const addReasonStatement = statement<ModerationReason>(
  'moderation.add-reason',
  insertRow('moderation_reasons', ['communityId', 'name', 'text'], `RETURNING ${reason}`),
);

/** Another name or text in place of those that were read; no row where it was changed or removed, or is of another place. */
export const changeReasonStatement = statement<ModerationReason & { nameBefore: string; textBefore: string }>(
  'moderation.change-reason',
  `UPDATE moderation_reasons SET name = $name, text = $text, updated_at = now()
   WHERE id = $id AND ${here} AND name = $nameRead AND text = $textRead
   RETURNING ${reason}, old.name AS "nameBefore", old.text AS "textBefore"`,
);

export const removeReasonStatement = statement<ModerationReason>(
  'moderation.remove-reason',
  `DELETE FROM moderation_reasons WHERE id = $id RETURNING ${reason}`,
);
