import { Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { moderationErrors } from '@lyceum/contracts/moderation';
import { type Actor, assertCan, DomainError, UnitOfWork } from '@lyceum/kernel';
import { ContentReported } from '../moderation.events';
import type { TargetKey } from '../targets/moderation-target';
import { ModerationTargets } from '../targets/moderation-targets';
import { reportStatement } from './report.statements';

/** What readers tell moderators (checklist line 97). */
@Injectable()
export class ReportService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly targets: ModerationTargets,
  ) {}

  /**
   * Reports anything a domain has registered; one open report of one reader. The message must have been checked.
   * @throws DomainError MODERATION_REPORTED_ALREADY, MODERATION_OWN_CONTENT, and what the target's domain says to who
   * cannot see it
   */
  async report(actor: Actor, { type, id, message }: TargetKey & { readonly message: string }): Promise<void> {
    assertCan(actor, 'forum.write');
    const target = this.targets.get(type);
    await target.assertSeenBy(actor, id);
    const isThere = await this.unitOfWork.run(async (transaction) => {
      const content = await target.read(transaction, id);
      if (!content || content.isGone) return false;
      const { communityId, authorId, title, preview } = content;
      if (authorId === actor.userId) throw new DomainError(moderationErrors.OWN_CONTENT);
      const said = { reporterId: actor.userId, message: message.toWellFormed() };
      const values = { type, id, communityId, authorId, title, preview, ...said };
      const [reported] = await transaction.rows(reportStatement, values);
      if (!reported) throw new DomainError(moderationErrors.REPORTED_ALREADY);
      await target.reported?.(transaction, actor, id);
      const where = { communityId, targetType: type, targetId: id };
      transaction.raise(ContentReported, { ...reported, ...where, authorId, reporterId: actor.userId });
      return true;
    });
    if (isThere) return;
    // It went away meanwhile: what that is called, its domain knows.
    await target.assertSeenBy(actor, id);
    throw new DomainError(commonErrors.NOT_FOUND);
  }
}
