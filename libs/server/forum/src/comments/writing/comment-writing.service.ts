import { Injectable } from '@nestjs/common';
import {
  type CommentToCommentInput,
  commentToCommentSchema,
  type CommentToPostInput,
  commentToPostSchema,
} from '@lyceum/contracts/forum';
import { type Actor, AfterCommit, assertCan, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { mayPost } from '../../access/forum-access';
import type { ReplyAccess } from '../../replies/access/reply-policy';
import { ReplyAccessService } from '../../replies/access/reply-access.service';
import { ReplyLiveProcessor } from '../../replies/live/reply-live.processor';
import { MentionService } from '../../replies/mentions/mention.service';
import { type ReplyKey, replyTypeTable } from '../../replies/reply-types';
import { ReplyWritten } from '../../replies/replies.events';
import { rowOfMade } from '../../replies/reply.rows';
import { makeOnce } from '../../replies/writing/once';
import { readContent, type WrittenContent } from '../../threads/writing/content';
import { statusOf } from '../../threads/writing/review';
import type { ForumReview } from '../../threads/writing/review.statements';
import { CommentListService } from '../lists/comment-list.service';
import { toCommentView } from '../lists/comment.view';
import { commentMadeBeforeQuery, commentQuery } from './comment.statements';
import type { CommentModel } from '../comment.model';

type CommentDraft = Omit<CommentToPostInput, 'postId'>;

/** New comments (checklist line 106). */
@Injectable()
export class CommentWritingService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly replies: ReplyAccessService,
    private readonly mentions: MentionService,
    private readonly lists: CommentListService,
    private readonly live: ReplyLiveProcessor,
    private readonly afterCommit: AfterCommit,
  ) {}

  /**
   * Comments on a post. Held back like a post, and once for each `clientKey` like a post.
   * @throws DomainError POST_NOT_FOUND, POST_DELETED, POST_NO_REPLIES, THREAD_NOT_FOUND, THREAD_DELETED, those of the
   * content, POST_TOO_MANY_MENTIONS
   */
  toPost(actor: Actor, input: CommentToPostInput): Promise<CommentModel> {
    assertCan(actor, 'forum.write');
    const { postId, ...draft } = parseInput(commentToPostSchema, input, 'input');
    return this.write(actor, { type: 'POST', id: postId }, draft);
  }

  /** Answers a comment; one of the deepest level beside it. @throws DomainError like `toPost`, of the comment */
  toComment(actor: Actor, input: CommentToCommentInput): Promise<CommentModel> {
    assertCan(actor, 'forum.write');
    const { commentId, ...draft } = parseInput(commentToCommentSchema, input, 'input');
    return this.write(actor, { type: 'COMMENT', id: commentId }, draft);
  }

  private async write(actor: Actor, answered: ReplyKey, draft: CommentDraft): Promise<CommentModel> {
    const written = readContent(draft.content, draft.isRich ?? false, actor.userId);
    const access = await this.replies.ofWriter(actor, answered);
    const isOpen = access.status === 'VISIBLE' && access.replyStatus === 'VISIBLE';
    if (!isOpen || !mayPost(actor, access))
      throw new DomainError(replyTypeTable[answered.type].errors.NO_REPLIES);
    return makeOnce(
      () => this.insert(actor, { ...draft, answered, access, written }),
      () => this.madeBefore(actor, answered, draft.clientKey),
    );
  }

  private async insert(
    actor: Actor,
    draft: CommentDraft & { answered: ReplyKey; access: ReplyAccess & ForumReview; written: WrittenContent },
  ): Promise<CommentModel | undefined> {
    const { answered, access, written, clientKey } = draft;
    const { communityId, threadId, postId } = access;
    const isRich = draft.isRich ?? false;
    const mentionedUsers = draft.mentionedUsers ?? [];
    const named = { communityId, threadId, written, isRich, mentionedUsers };
    const { content, plainText, mentionedIds } = await this.mentions.check(this.queries, actor, named);
    const status = statusOf(actor, access, written.links);
    const answeredId = answered.type === 'COMMENT' ? answered.id : null;
    const [made] = await this.queries.rows(commentQuery, {
      userId: actor.userId,
      threadId,
      postId,
      answeredId,
      content,
      isRich,
      plainText,
      status,
      clientKey,
      mentionedIds,
    });
    if (!made) return undefined;
    const key = { replyType: 'COMMENT', replyId: made.id, postId, threadId, communityId } as const;
    const event = { ...key, creatorId: actor.userId, status };
    this.afterCommit.raised(ReplyWritten, event);
    if (status === 'VISIBLE')
      this.afterCommit.run(() => this.live.tellOfNew(event, { ...made, number: null }));
    const row = rowOfMade(actor, made, { content, isRich, plainText, replyStatus: status });
    return toCommentView(actor, access, { ...made, ...row, postId, isHighlighted: false });
  }

  /** @throws DomainError COMMENT_DELETED, POST_DELETED or THREAD_DELETED where what it answers was deleted meanwhile */
  private async madeBefore(actor: Actor, answered: ReplyKey, clientKey: string): Promise<CommentModel> {
    const [made] = await this.queries.rows(commentMadeBeforeQuery, { userId: actor.userId, clientKey });
    if (made)
      return this.lists.one(actor, await this.replies.ofReader(actor, { type: 'COMMENT', id: made.id }));
    await this.replies.ofReader(actor, answered);
    throw new DomainError(replyTypeTable[answered.type].errors.NO_REPLIES);
  }
}
