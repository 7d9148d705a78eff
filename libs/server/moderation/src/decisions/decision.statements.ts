import { statement } from '@lyceum/kernel';

/** SQL of which decision about a case it is: one that was undone is decided anew. */
export const decisionOf = (row: string): string => `extract(epoch FROM ${row}.decided_at)::text`;

/**
 * One of all who decide at once changes it. What is taken away while it is held, and was not queued as such yet, is a case
 * of what was held: nobody has let its text through.
 */
export const closeCaseStatement = statement<{ decision: string }>(
  'moderation.close-case',
  `UPDATE moderation_cases mc SET status = 'CLOSED', action = $action, reason = $reason, decided_by = $decidedBy, decided_at = now(),
     kind = CASE WHEN $isHeld::boolean AND $action IN ('REMOVE', 'BAN') THEN 'HOLD' ELSE kind END
   WHERE id = $caseId AND status = 'OPEN' AND kind = $kind
   RETURNING ${decisionOf('mc')} AS decision`,
);

/** What its author was told while it was held holds no more. */
export const endHoldStatement = statement(
  'moderation.end-hold',
  `DELETE FROM moderation_notices WHERE case_id = $caseId AND kind = 'HELD'`,
);

export const noticeStatement = statement(
  'moderation.tell-author',
  `INSERT INTO moderation_notices (user_id, kind, community_id, case_id, target_type, target_id, title, reason)
   SELECT author_id, $kind, community_id, id, target_type, target_id, title, $reason FROM moderation_cases WHERE id = $caseId`,
);

export const reverseNoticeStatement = statement(
  'moderation.reverse-notice',
  'UPDATE moderation_notices SET reversed_at = now() WHERE id = $noticeId AND reversed_at IS NULL',
);
