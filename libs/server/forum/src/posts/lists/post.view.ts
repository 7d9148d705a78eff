import { type Actor, encodeCursor } from '@lyceum/kernel';
import { type MadeReply, type ReplyRow, rowOfMade, toReplyView } from '../../replies/reply.rows';
import type { ThreadAccess } from '../../threads/thread-policy';
import { type PostOrder, postOrders } from './post-order';
import type { PostRow } from './post.queries';
import type { PostModel } from '../post.model';
import type { CommentPageModel } from '../../comments/comment.model';

/** What of a new post is known only once it is made, and of its thread. */
export type MadePost = MadeReply & Pick<PostRow, 'number' | 'title' | 'tag' | 'sortValue'>;

/** A post its author has just made, as the list would show it. */
export function viewOfMade(
  actor: Actor,
  access: ThreadAccess,
  made: MadePost,
  text: Parameters<typeof rowOfMade>[2],
): PostModel {
  const nothing = { numOfComments: 0, hasComments: false, clappers: null };
  const row = { ...access, ...made, ...rowOfMade(actor, made, text), ...nothing };
  return toPostView(actor, postOrders.NEWEST, row, undefined);
}

/** A row with a post in it. */
export type ListedPost = PostRow & ReplyRow;

export const hasPost = (row: PostRow): row is ListedPost => row.id !== null;

/** @param order of the list it was read for */
export function toPostView(
  actor: Actor,
  order: PostOrder,
  row: ListedPost,
  comments: CommentPageModel | undefined,
): PostModel {
  const { id, number, threadId, title, tag, numOfComments, clappers } = row;
  const view = toReplyView(actor, 'POST', row, row);
  return {
    ...view,
    number,
    threadId,
    title,
    tag,
    numOfComments,
    clappers: view.deleted ? [] : (clappers ?? []),
    comments: comments?.comments ?? [],
    commentsCursor: comments?.cursor ?? null,
    // Made where it is asked for, as of comments.
    get cursor() {
      return encodeCursor([row.sortValue, id], order.name);
    },
  };
}
