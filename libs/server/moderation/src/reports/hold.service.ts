import { Injectable } from '@nestjs/common';
import { statement, type Transaction } from '@lyceum/kernel';
import { ContentHeld } from '../moderation.events';
import type { TargetKey } from '../targets/moderation-target';
import { ModerationTargets } from '../targets/moderation-targets';
import { holdStatement } from './report.statements';

/** Tells the author once. Why is the same for everybody, and said when it is read. */
const noticeStatement = statement(
  'moderation.tell-of-hold',
  `INSERT INTO moderation_notices (user_id, kind, community_id, case_id, target_type, target_id, title, reason)
   SELECT author_id, 'HELD', community_id, id, target_type, target_id, title, '' FROM moderation_cases WHERE id = $caseId
     AND NOT EXISTS (SELECT FROM moderation_notices n WHERE n.case_id = $caseId AND n.kind = 'HELD')`,
);

/** What only waited to be shown waits for nobody any more. */
const forgetStatement = statement(
  'moderation.forget-hold',
  `DELETE FROM moderation_cases
   WHERE target_type = $type AND target_id = $id AND status = 'OPEN' AND kind = 'HOLD' AND reports_cnt = 0`,
);

/** What a moderator has deleted is decided by that. */
const closeStatement = statement(
  'moderation.close-deleted',
  `UPDATE moderation_cases
   SET status = 'CLOSED', action = 'REMOVE', reason = 'Deleted by a moderator', decided_by = $deletedBy, decided_at = now()
   WHERE target_type = $type AND target_id = $id AND status = 'OPEN' AND kind <> 'APPEAL'`,
);

/** What is held back until a moderator has looked at it. */
@Injectable()
export class HoldService {
  constructor(private readonly targets: ModerationTargets) {}

  /** Queues it if it is held now, and tells its author; again changes nothing. */
  async queue(transaction: Transaction, { type, id }: TargetKey): Promise<void> {
    const content = await this.targets.get(type).read(transaction, id);
    if (!content?.isHeld) return;
    const { communityId, authorId, title, preview } = content;
    const values = { type, id, communityId, authorId, title, preview };
    const [opened] = await transaction.rows(holdStatement, values);
    if (!opened || (await transaction.count(noticeStatement, opened)) === 0) return;
    const { caseId } = opened;
    transaction.raise(ContentHeld, { caseId, communityId, targetType: type, targetId: id, authorId });
  }

  /** Nobody has to decide about what is gone, unless readers reported it and its author deleted it then. */
  async forget(
    transaction: Transaction,
    { type, id, authorId, deletedBy }: TargetKey & { authorId: string; deletedBy: string },
  ): Promise<void> {
    await transaction.count(forgetStatement, { type, id });
    if (deletedBy !== authorId) await transaction.count(closeStatement, { type, id, deletedBy });
  }
}
