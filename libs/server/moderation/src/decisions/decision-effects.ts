import { Injectable } from '@nestjs/common';
import { communityErrors, type ForumAuditAction } from '@lyceum/contracts/forum';
import type { DecideReportInput } from '@lyceum/contracts/moderation';
import { type Actor, DomainError, type Transaction } from '@lyceum/kernel';
import { Communities } from '../communities/communities';
import type { ModerationTarget } from '../targets/moderation-target';
import { ModerationTargets } from '../targets/moderation-targets';
import type { OpenCase } from './case.statements';
import { endHoldStatement, noticeStatement, reverseNoticeStatement } from './decision.statements';

/** What follows from a decision, within the transaction that makes it. Each leaves its row in the forum's audit. */
@Injectable()
export class DecisionEffects {
  constructor(
    private readonly targets: ModerationTargets,
    private readonly communities: Communities,
  ) {}

  /**
   * What a decision is about does not change until the transaction ends. Comes before the case's own lock.
   * @returns whether its text waits for a moderator, also where nobody has queued it yet
   */
  async hold(transaction: Transaction, decided: OpenCase): Promise<{ isHeld: boolean }> {
    if (decided.targetType === 'USER') return { isHeld: false };
    const content = await this.targetOf(decided).read(transaction, decided.targetId);
    return { isHeld: content?.isHeld ?? false };
  }

  async apply(
    transaction: Transaction,
    actor: Actor,
    decided: OpenCase,
    decision: DecideReportInput,
  ): Promise<void> {
    const { reason } = decision;
    const record = (action: ForumAuditAction) => this.record(transaction, actor, decided, { action, reason });
    switch (decision.action) {
      case 'DISMISS':
        return record('REPORT_DISMISSED');
      case 'WARN':
        await tell(transaction, decided, 'WARNED', reason);
        return record('USER_WARNED');
      case 'REMOVE':
        await this.takeAway(transaction, decided);
        await tell(transaction, decided, 'REMOVED', reason);
        return record('CONTENT_REMOVED');
      case 'BAN':
        await this.takeAway(transaction, decided);
        await tell(transaction, decided, 'BANNED', reason);
        await record('CONTENT_REMOVED');
        return this.ban(transaction, actor, decided, decision);
      case 'RELEASE':
        await transaction.count(endHoldStatement, { caseId: decided.id });
        await this.targetOf(decided).release(transaction, decided.targetId);
        return record('CONTENT_RELEASED');
      case 'UPHOLD':
        return record('APPEAL_DENIED');
      case 'REVERSE':
        await record('APPEAL_GRANTED');
        return this.reverse(transaction, actor, decided);
    }
  }

  private async takeAway(transaction: Transaction, decided: OpenCase): Promise<void> {
    await transaction.count(endHoldStatement, { caseId: decided.id });
    await this.targetOf(decided).takeAway(transaction, decided.targetId);
  }

  /** After the content, so that locks are taken in the order in which authors take them. */
  private async ban(
    transaction: Transaction,
    actor: Actor,
    { communityId, authorId }: OpenCase,
    { reason, banEndsAt }: DecideReportInput,
  ): Promise<void> {
    if (communityId === null) throw new DomainError(communityErrors.NOT_ALLOWED);
    const ban = { communityId, memberId: authorId, reason, endsAt: banEndsAt };
    await this.communities.keeper.ban(transaction, actor, ban);
  }

  /** Takes a decision back: content is shown again, a ban lifted, a warning counts no more. */
  private async reverse(transaction: Transaction, actor: Actor, decided: OpenCase): Promise<void> {
    const { noticeId, noticeKind, communityId, authorId, targetType, targetId } = decided;
    await transaction.count(reverseNoticeStatement, { noticeId });
    if (noticeKind === 'WARNED') return;
    // A ban that was no case of content is an appeal about the person.
    if (targetType !== 'USER') await this.targetOf(decided).restore(transaction, targetId);
    if (noticeKind !== 'BANNED' || communityId === null) return;
    await this.communities.keeper.unban(transaction, actor, { communityId, memberId: authorId });
  }

  private record(
    transaction: Transaction,
    { userId: actorId }: Actor,
    { communityId, authorId, targetType, targetId }: OpenCase,
    { action, reason }: { action: ForumAuditAction; reason: string },
  ): Promise<void> {
    const target = { type: targetType, id: targetId };
    const record = { communityId, actorId, action, subjectUserId: authorId, target, reason };
    return this.communities.keeper.record(transaction, record);
  }

  private targetOf({ targetType }: OpenCase): ModerationTarget {
    return this.targets.get(targetType);
  }
}

async function tell(
  transaction: Transaction,
  { id: caseId }: OpenCase,
  kind: 'WARNED' | 'REMOVED' | 'BANNED',
  reason: string,
): Promise<void> {
  await transaction.count(noticeStatement, { caseId, kind, reason });
}
