import { Injectable } from '@nestjs/common';
import { heldReason } from '@lyceum/contracts/moderation';
import type { Transaction } from '@lyceum/kernel';
import { ContentHeld } from '../moderation.events';
import type { TargetKey } from '../targets/moderation-target';
import { ModerationTargets } from '../targets/moderation-targets';
import { holdStatement } from './report.statements';

/** Tells the author once. $1 the case, $2 why. */
const noticeStatement = `
  INSERT INTO moderation_notices (user_id, kind, community_id, case_id, target_type, target_id, title, reason)
  SELECT author_id, 'HELD', community_id, id, target_type, target_id, title, $2 FROM moderation_cases WHERE id = $1
    AND NOT EXISTS (SELECT FROM moderation_notices n WHERE n.case_id = $1 AND n.kind = 'HELD')
  RETURNING id`;

/** What only waited to be shown waits for nobody any more. */
const forgetStatement = `
  DELETE FROM moderation_cases
  WHERE target_type = $1 AND target_id = $2 AND status = 'OPEN' AND kind = 'HOLD' AND reports_cnt = 0`;

/** What a moderator has deleted is decided by that. */
const closeStatement = `
  UPDATE moderation_cases
  SET status = 'CLOSED', action = 'REMOVE', reason = 'Deleted by a moderator', decided_by = $3, decided_at = now()
  WHERE target_type = $1 AND target_id = $2 AND status = 'OPEN' AND kind <> 'APPEAL'`;

/** What is held back until a moderator has looked at it. */
@Injectable()
export class HoldService {
  constructor(private readonly targets: ModerationTargets) {}

  /** Queues it if it is held now, and tells its author; again changes nothing. */
  async queue(transaction: Transaction, { type, id }: TargetKey): Promise<void> {
    const content = await this.targets.get(type).read(transaction, id);
    if (!content?.isHeld) return;
    const { communityId, authorId, title, preview } = content;
    const { manager } = transaction;
    const [{ caseId }] = await manager.query<[{ caseId: string }]>(holdStatement, [
      type,
      id,
      communityId,
      authorId,
      title,
      preview,
    ]);
    const told = await manager.query<unknown[]>(noticeStatement, [caseId, heldReason]);
    if (told.length === 0) return;
    transaction.raise(ContentHeld, { caseId, communityId, targetType: type, targetId: id, authorId });
  }

  /** Nobody has to decide about what is gone, unless readers reported it and its author deleted it then. */
  async forget(
    { manager }: Transaction,
    { type, id, authorId, deletedBy }: TargetKey & { authorId: string; deletedBy: string },
  ): Promise<void> {
    await manager.query(forgetStatement, [type, id]);
    if (deletedBy !== authorId) await manager.query(closeStatement, [type, id, deletedBy]);
  }
}
