import { Injectable } from '@nestjs/common';
import { type ListCommentsInput, listCommentsSchema } from '@lyceum/contracts/forum';
import { type Actor, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { mayModerate } from '../../access/forum-access';
import type { ReplyAccess } from '../../replies/access/reply-policy';
import { ReplyAccessService } from '../../replies/access/reply-access.service';
import type { ThreadAccess } from '../../threads/thread-policy';
import { commentQuery, type CommentRow, firstCommentsQuery, laterCommentsQuery } from './comment.queries';
import { pathOf, toCommentPage, toCommentView } from './comment.view';
import type { CommentModel, CommentPageModel } from '../comment.model';

/** Comments, in the order of their tree (checklist line 106). */
@Injectable()
export class CommentListService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly replies: ReplyAccessService,
  ) {}

  /**
   * A page of the comments of a post, also of one that was deleted.
   * @throws DomainError POST_NOT_FOUND, THREAD_NOT_FOUND, THREAD_DELETED
   */
  async fromPost(actor: Actor, input: ListCommentsInput): Promise<CommentPageModel> {
    assertCan(actor, 'forum.read');
    const { postId, cursor } = parseInput(listCommentsSchema, input);
    const access = await this.replies.ofPlace(actor, { type: 'POST', id: postId });
    const values = { userId: actor.userId, moderates: mayModerate(actor, access), postIds: [postId] };
    const rows = cursor
      ? await this.queries.rows(laterCommentsQuery, { ...values, place: pathOf(cursor) })
      : await this.queries.rows(firstCommentsQuery, values);
    return toCommentPage(actor, access, rows);
  }

  /** The first comments of these posts of a thread, which the caller sees, in one statement. */
  async firstOf(
    actor: Actor,
    forum: ThreadAccess,
    postIds: readonly string[],
  ): Promise<ReadonlyMap<string, CommentPageModel>> {
    if (postIds.length === 0) return new Map();
    const values = { userId: actor.userId, moderates: mayModerate(actor, forum), postIds };
    const rows = await this.queries.rows(firstCommentsQuery, values);
    const byPost = Map.groupBy(rows, ({ postId }) => postId);
    return new Map([...byPost].map(([postId, own]) => [postId, toCommentPage(actor, forum, own)]));
  }

  /** A comment that the caller may see, as they see it. */
  async one(actor: Actor, access: ReplyAccess): Promise<CommentModel> {
    const [row] = await this.queries.rows(commentQuery, { userId: actor.userId, replyId: access.replyId });
    return toCommentView(actor, access, row as CommentRow);
  }
}
