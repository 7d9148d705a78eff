import { type Actor, encodeCursor } from '@lyceum/kernel';
import type { CommentPage, CommentView } from '../../comments/lists/comment.view';
import type { UserSummary } from '../../people/user-summary';
import {
  type MadeReply,
  type ReplyRow,
  type ReplyView,
  rowOfMade,
  toReplyView,
} from '../../replies/reply.rows';
import type { ThreadAccess } from '../../threads/thread-policy';
import { postOrders } from './post-order';
import type { PostRow } from './post.queries';

/** A post as the caller meets it, with its first comments. */
export interface PostView extends ReplyView {
  number: number;
  threadId: string;
  /** The thread's. */
  title: string;
  /** The thread's first one. */
  tag: string | null;
  clappers: UserSummary[];
  numOfComments: number;
  comments: CommentView[];
  commentsCursor: string | null;
  cursor: string;
}

/** What of a new post is known only once it is made, and of its thread. */
export type MadePost = MadeReply & Pick<PostRow, 'number' | 'title' | 'tag' | 'sortValue'>;

/** A post its author has just made, as the list would show it. */
export function viewOfMade(
  actor: Actor,
  access: ThreadAccess,
  made: MadePost,
  text: Parameters<typeof rowOfMade>[2],
): PostView {
  const nothing = { numOfComments: 0, hasComments: false, clappers: [], order: postOrders.NEWEST.name };
  return toPostView(actor, { ...access, ...made, ...rowOfMade(actor, made, text), ...nothing }, undefined);
}

/** A row with a post in it. */
export type ListedPost = PostRow & ReplyRow;

export const hasPost = (row: PostRow): row is ListedPost => row.id !== null;

export function toPostView(actor: Actor, row: ListedPost, comments: CommentPage | undefined): PostView {
  const { id, number, threadId, title, tag, numOfComments, clappers } = row;
  const view = toReplyView(actor, 'POST', row, row);
  return {
    ...view,
    ...{ number, threadId, title, tag, numOfComments },
    clappers: view.deleted ? [] : clappers,
    comments: comments?.comments ?? [],
    commentsCursor: comments?.cursor ?? null,
    cursor: encodeCursor([row.sortValue, id], row.order),
  };
}
