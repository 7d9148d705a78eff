import type { EventPayload } from '@lyceum/kernel';
import { statement } from '@lyceum/kernel';
import type { ModerationAction, ModerationCaseKind } from '@lyceum/contracts/moderation';
import type { DecisionUndone } from '../moderation.events';
import { decisionOf } from './decision.statements';

/** A decided case waits again. One of all who undo at once does it; no row where the caller did not decide it. */
export const reopenStatement = statement<EventPayload<typeof DecisionUndone>>(
  'moderation.reopen-case',
  `UPDATE moderation_cases SET status = 'OPEN', action = NULL, reason = NULL, decided_by = NULL, decided_at = NULL
   WHERE id = $caseId AND status = 'CLOSED' AND action = $action AND decided_by = $actorId
   RETURNING id AS "caseId", community_id AS "communityId", target_type AS "targetType", target_id AS "targetId",
             author_id AS "authorId", ${decisionOf('old')} AS decision`,
);

/** What decides whether a decision can be undone. */
interface Undoable {
  action: ModerationAction | null;
  kind: ModerationCaseKind;
  decidedAt: Date | null;
  revision: string | null;
  isOwn: boolean;
  isAppealed: boolean;
  isOpenAgain: boolean;
}

const undoable = `
  SELECT mc.action, mc.kind, mc.decided_at AS "decidedAt", ${decisionOf('mc')} AS revision,
         mc.decided_by IS NOT DISTINCT FROM $actorId AS "isOwn",
         EXISTS (SELECT FROM moderation_notices n JOIN moderation_cases appeal ON appeal.notice_id = n.id
                 WHERE n.case_id = mc.id) AS "isAppealed",
         EXISTS (SELECT FROM moderation_cases other WHERE other.target_type = mc.target_type AND other.target_id = mc.target_id
                 AND other.status = 'OPEN' AND other.kind <> 'APPEAL') AS "isOpenAgain"
  FROM moderation_cases mc WHERE mc.id = $caseId`;

export const undoableStatement = statement<Undoable>('moderation.undoable', undoable);

/** The same of a case that stays as read until the transaction ends. */
export const undoableStayingStatement = statement<Undoable>(
  'moderation.undoable-staying',
  `${undoable} FOR UPDATE OF mc`,
);

/** What can be taken back of somebody's decision; null where nothing can. */
export function undoableAction({
  action,
  kind,
  isOwn,
  isAppealed,
  isOpenAgain,
}: Undoable): 'DISMISS' | 'REMOVE' | null {
  const isReturnable = action === 'DISMISS' || (action === 'REMOVE' && kind === 'REPORT');
  return isReturnable && isOwn && !isAppealed && !isOpenAgain ? action : null;
}

/** What its author was told of it holds no more. */
export const reverseNoticesStatement = statement(
  'moderation.reverse-notices-of-case',
  `UPDATE moderation_notices SET reversed_at = now() WHERE case_id = $caseId AND kind = 'REMOVED' AND reversed_at IS NULL`,
);
