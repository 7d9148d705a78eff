import { Injectable } from '@nestjs/common';
import {
  type CommentToCommentInput,
  commentToCommentSchema,
  type CommentToPostInput,
  commentToPostSchema,
  type ContentStatus,
  threadErrors,
} from '@lyceum/contracts/forum';
import { type Actor, AfterCommit, assertCan, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { mayPost } from '../../access/forum-access';
import type { ReplyAccess } from '../../replies/access/reply-policy';
import { ReplyAccessService } from '../../replies/access/reply-access.service';
import { ReplyLiveProcessor } from '../../replies/live/reply-live.processor';
import { MentionService } from '../../mentions/mention.service';
import { type ReplyKey, replyTypeTable } from '../../replies/reply-types';
import { ReplyWritten } from '../../replies/replies.events';
import { type ReplyPartsModel, replyPartsOf } from '../../texts/reply-parts.model';
import { rowOfMade } from '../../replies/reply.rows';
import { makeOnce } from '../../replies/writing/once';
import { readContent } from '../../texts/content';
import { statusOf } from '../../threads/writing/review';
import { CommentListService } from '../lists/comment-list.service';
import { toCommentView } from '../lists/comment.view';
import { commentMadeBeforeQuery, commentQuery } from './comment.statements';
import type { CommentModel } from '../comment.model';

type CommentDraft = Omit<CommentToPostInput, 'postId'>;

/** What the caller says, as it is kept: a repeated call has to say the same. */
interface GivenComment extends Readonly<ReplyPartsModel> {
  readonly userId: string;
  readonly postId: string;
  readonly answeredId: string | null;
  readonly clientKey: string;
}

interface NewComment extends GivenComment {
  readonly threadId: string;
  readonly plainText: string;
  readonly status: ContentStatus;
  readonly mentionedIds: readonly string[];
}

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
   * @throws DomainError POST_NOT_FOUND, POST_DELETED, POST_NO_REPLIES, THREAD_NOT_FOUND, THREAD_DELETED,
   * THREAD_POSTED_ALREADY, those of the content, POST_TOO_MANY_MENTIONS
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
    const { communityId, threadId, postId } = access;
    const { isRich } = replyPartsOf(draft);
    const named = { communityId, threadId, written, isRich, mentionedUsers: draft.mentionedUsers ?? [] };
    const { content, plainText, mentionedIds } = await this.mentions.check(this.queries, actor, named);
    const answeredId = answered.type === 'COMMENT' ? answered.id : null;
    const { clientKey } = draft;
    const said = replyPartsOf({ ...draft, content });
    const given = { ...said, userId: actor.userId, postId, answeredId, clientKey };
    const status = statusOf(actor, access, written.links);
    return makeOnce(
      () => this.insert(actor, access, { ...given, threadId, plainText, status, mentionedIds }),
      () => this.madeBefore(actor, answered, given),
    );
  }

  private async insert(
    actor: Actor,
    access: ReplyAccess,
    comment: NewComment,
  ): Promise<CommentModel | undefined> {
    const [made] = await this.queries.rows(commentQuery, { ...comment });
    if (!made) return undefined;
    const { communityId } = access;
    const { postId, threadId, plainText, status } = comment;
    const key = { replyType: 'COMMENT', replyId: made.id, postId, threadId, communityId } as const;
    const event = { ...key, creatorId: actor.userId, status };
    this.afterCommit.raised(ReplyWritten, event);
    if (status === 'VISIBLE')
      this.afterCommit.run(() => this.live.tellOfNew(event, { ...made, number: null }));
    const row = rowOfMade(actor, made, { ...replyPartsOf(comment), plainText, replyStatus: status });
    return toCommentView(actor, access, { ...made, ...row, postId, isHighlighted: false });
  }

  /** @throws DomainError THREAD_POSTED_ALREADY, COMMENT_DELETED, POST_DELETED or THREAD_DELETED where what it answers was deleted meanwhile */
  private async madeBefore(actor: Actor, answered: ReplyKey, comment: GivenComment): Promise<CommentModel> {
    const [made] = await this.queries.rows(commentMadeBeforeQuery, { ...comment });
    if (made && !made.isSame) throw new DomainError(threadErrors.POSTED_ALREADY);
    if (made)
      return this.lists.one(actor, await this.replies.ofReader(actor, { type: 'COMMENT', id: made.id }));
    await this.replies.ofReader(actor, answered);
    throw new DomainError(replyTypeTable[answered.type].errors.NO_REPLIES);
  }
}
