import { type Actor, encodeCursor } from '@lyceum/kernel';
import type { CommentPage, CommentView } from '../../comments/lists/comment.view';
import type { UserSummary } from '../../people/user-summary';
import { type ReplyRow, type ReplyView, toReplyView } from '../../replies/reply.rows';
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
