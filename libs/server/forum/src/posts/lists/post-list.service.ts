import { Injectable } from '@nestjs/common';
import {
  type FilterPostsInput,
  filterPostsSchema,
  type ListPostsInput,
  listPostsSchema,
  type OwnPostInput,
  ownPostSchema,
  postErrors,
  postLimits,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, toTextQuery } from '@lyceum/kernel';
import { mayRead, readerOf } from '../../access/forum-access';
import { CommentListService } from '../../comments/lists/comment-list.service';
import { assertMaySee } from '../../threads/thread-policy';
import { cursorValues, type PostOrder, postOrders } from './post-order';
import { foundPostsQuery, postQueries, postQuery, type PostRow } from './post.queries';
import { hasPost, toPostView } from './post.view';
import type { PostModel } from '../post.model';

/** Posts of a thread, read in one statement, and their first comments in another. */
@Injectable()
export class PostListService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly comments: CommentListService,
  ) {}

  /** A page of a thread's posts (checklist lines 101, 102). @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED */
  async fromThread(actor: Actor, input: ListPostsInput): Promise<PostModel[]> {
    assertCan(actor, 'forum.read');
    const { threadId, sortBy, cursor, fromNumber, skipValue, limitValue } = parseInput(
      listPostsSchema,
      input,
    );
    const { order, first, later } = postQueries[sortBy ?? 'NEWEST'];
    const values = { ...readerOf(actor), threadId, limit: limitValue ?? postLimits.pageSize };
    const after = cursor ? cursorValues(order, cursor) : fromNumber ? { after1: fromNumber - 1 } : null;
    const rows = await (after
      ? this.queries.rows(later, { ...values, skip: 0, ...after })
      : this.queries.rows(first, { ...values, skip: skipValue ?? 0 }));
    return this.toViews(actor, order, rows);
  }

  /**
   * A post with its first comments, as lists show it; also one that was deleted.
   * @throws DomainError POST_NOT_FOUND, THREAD_NOT_FOUND, THREAD_DELETED
   */
  async one(actor: Actor, input: OwnPostInput): Promise<PostModel> {
    assertCan(actor, 'forum.read');
    const { postId } = parseInput(ownPostSchema, input);
    const rows = await this.queries.rows(postQuery, { ...readerOf(actor), postId });
    const [row] = rows;
    if (!row || !mayRead(actor, row)) throw new DomainError(postErrors.NOT_FOUND);
    const [post] = await this.toViews(actor, postOrders.NEWEST, rows);
    if (!post) throw new DomainError(postErrors.NOT_FOUND);
    return post;
  }

  /** The newest posts that have all the words, or have them in their comments. @throws DomainError like `fromThread` */
  async find(actor: Actor, input: FilterPostsInput): Promise<PostModel[]> {
    assertCan(actor, 'forum.read');
    const { threadId, searchQuery } = parseInput(filterPostsSchema, input);
    const values = { ...readerOf(actor), threadId, words: toTextQuery(searchQuery) };
    const rows = await this.queries.planned(foundPostsQuery, values);
    return this.toViews(actor, postOrders.NEWEST, rows);
  }

  /** @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED */
  private async toViews(actor: Actor, order: PostOrder, rows: PostRow[]): Promise<PostModel[]> {
    const [thread] = rows;
    assertMaySee(actor, thread);
    const posts = rows.filter(hasPost);
    const answered = posts.filter(({ hasComments }) => hasComments).map(({ id }) => id);
    const comments = await this.comments.firstOf(actor, thread, answered);
    return posts.map((row) => toPostView(actor, order, row, comments.get(row.id)));
  }
}
