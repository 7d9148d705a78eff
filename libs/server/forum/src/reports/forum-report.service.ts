import { Injectable } from '@nestjs/common';
import {
  type ReportCommentInput,
  reportCommentSchema,
  type ReportConversationInput,
  reportConversationSchema,
  type ReportPostInput,
  reportPostSchema,
  type ReportThreadInput,
  reportThreadSchema,
} from '@lyceum/contracts/forum';
import { type Actor, parseInput } from '@lyceum/kernel';
import { ReportService } from '@lyceum/moderation';

/** Reports of what stands in forums (checklist line 97). */
@Injectable()
export class ForumReportService {
  constructor(private readonly reports: ReportService) {}

  /**
   * Reports a thread; one open report of one reader. @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED,
   * MODERATION_REPORTED_ALREADY, MODERATION_OWN_CONTENT
   */
  reportThread(actor: Actor, input: ReportThreadInput): Promise<void> {
    const { threadId, message } = parseInput(reportThreadSchema, input);
    return this.reports.report(actor, { type: 'THREAD', id: threadId, message });
  }

  /** The same of a post (checklist line 111). @throws DomainError like `reportThread`, POST_NOT_FOUND, POST_DELETED */
  reportPost(actor: Actor, input: ReportPostInput): Promise<void> {
    const { postId, message } = parseInput(reportPostSchema, input);
    return this.reports.report(actor, { type: 'POST', id: postId, message });
  }

  /** And of a comment. @throws DomainError like `reportThread`, COMMENT_NOT_FOUND, COMMENT_DELETED */
  reportComment(actor: Actor, input: ReportCommentInput): Promise<void> {
    const { commentId, message } = parseInput(reportCommentSchema, input);
    return this.reports.report(actor, { type: 'COMMENT', id: commentId, message });
  }

  /** Reports a conversation. @throws DomainError CONVERSATION_NOT_FOUND, CONVERSATION_DELETED, and like `reportThread` */
  reportConversation(actor: Actor, input: ReportConversationInput): Promise<void> {
    const { id, message } = parseInput(reportConversationSchema, input);
    return this.reports.report(actor, { type: 'CONVERSATION', id, message });
  }

  /** Reports a reply in one. @throws like `reportConversation` */
  reportConversationReply(actor: Actor, input: ReportConversationInput): Promise<void> {
    const { id, message } = parseInput(reportConversationSchema, input);
    return this.reports.report(actor, { type: 'CONVERSATION_REPLY', id, message });
  }
}
