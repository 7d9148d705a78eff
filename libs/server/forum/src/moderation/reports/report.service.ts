import { Injectable } from '@nestjs/common';
import {
  moderationErrors,
  type ModerationTargetType,
  type ReportCommentInput,
  reportCommentSchema,
  type ReportPostInput,
  reportPostSchema,
  type ReportConversationInput,
  reportConversationSchema,
  type ReportThreadInput,
  reportThreadSchema,
  threadErrors,
} from '@lyceum/contracts';
import { type Actor, assertCan, DomainError, parseInput, UnitOfWork } from '@lyceum/kernel';
import { ContentReported } from '../moderation.events';
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
   * Reports a thread; one open report of one reader. @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED,
   * THREAD_REPORTED_ALREADY, MODERATION_OWN_CONTENT
   */
  reportThread(actor: Actor, input: ReportThreadInput): Promise<void> {
    const { threadId, message } = parseInput(reportThreadSchema, input);
    return this.report(actor, { type: 'THREAD', id: threadId, message });
  }

  /** The same of a post (checklist line 111). @throws DomainError like `reportThread`, POST_NOT_FOUND, POST_DELETED */
  reportPost(actor: Actor, input: ReportPostInput): Promise<void> {
    const { postId, message } = parseInput(reportPostSchema, input);
    return this.report(actor, { type: 'POST', id: postId, message });
  }

  /** And of a comment. @throws DomainError like `reportThread`, COMMENT_NOT_FOUND, COMMENT_DELETED */
  reportComment(actor: Actor, input: ReportCommentInput): Promise<void> {
    const { commentId, message } = parseInput(reportCommentSchema, input);
    return this.report(actor, { type: 'COMMENT', id: commentId, message });
  }

  /** Reports a conversation. @throws DomainError CONVERSATION_NOT_FOUND, CONVERSATION_DELETED, and like `reportThread` */
  reportConversation(actor: Actor, input: ReportConversationInput): Promise<void> {
    const { id, message } = parseInput(reportConversationSchema, input);
    return this.report(actor, { type: 'CONVERSATION', id, message });
  }

  /** Reports a reply in one. @throws like `reportConversation` */
  reportConversationReply(actor: Actor, input: ReportConversationInput): Promise<void> {
    const { id, message } = parseInput(reportConversationSchema, input);
    return this.report(actor, { type: 'CONVERSATION_REPLY', id, message });
  }

  /**
   * Reports anything a domain has registered. The message must have been checked.
   * @throws DomainError like `reportThread`, and what the target's domain says to who cannot see it
   */
  async report(
    actor: Actor,
    { type, id, message }: { type: ModerationTargetType; id: string; message: string },
  ): Promise<void> {
    assertCan(actor, 'forum.write');
    const target = this.targets.get(type);
    await target.assertSeenBy(actor, id);
    const isThere = await this.unitOfWork.run(async (transaction) => {
      const content = await target.read(transaction, id);
      if (!content || content.isGone) return false;
      const { communityId, authorId, title, preview } = content;
      if (authorId === actor.userId) throw new DomainError(moderationErrors.OWN_CONTENT);
      const about = [type, id, communityId, authorId, title, preview];
      const values = [...about, actor.userId, message.toWellFormed()];
      const [reported] = await transaction.manager.query<{ caseId: string }[]>(reportStatement, values);
      if (!reported) throw new DomainError(threadErrors.REPORTED_ALREADY);
      const where = { communityId, targetType: type, targetId: id };
      transaction.raise(ContentReported, { ...reported, ...where, authorId, reporterId: actor.userId });
      return true;
    });
    if (isThere) return;
    // It went away meanwhile: what that is called, its domain knows.
    await target.assertSeenBy(actor, id);
    throw new DomainError(threadErrors.NOT_FOUND);
  }
}
