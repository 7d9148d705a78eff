import { postLimits } from '@lyceum/contracts/forum';
import { columns, statement } from '@lyceum/kernel';
import { areNotHidden } from '../../access/forum-access.queries';
import { type ReplyRow, replyColumns, replyJoins } from '../../replies/reply.rows';
import type { CommentModel } from '../comment.model';

/** A row of the comment queries. */
export interface CommentRow
  extends ReplyRow, Pick<CommentModel, 'postId' | 'parentId' | 'level' | 'isHighlighted'> {
  /** Its place among the comments of its post: the numbers down its tree, with points between. */
  place: string;
}

/** SQL of where a comment `r` stands; text, because reading an array costs more than all else of a row. */
export const placeColumns = columns(['parentId'], {
  place: `array_to_string(r.path, '.')`,
  level: 'cardinality(r.path)',
})('r');

const commentColumns = `${replyColumns('COMMENT')}, ${columns(['postId', 'isHighlighted'])('r')}, ${placeColumns}`;

/**
 * Which comments `r` the reader meets. What is held keeps its place where it was answered. What answers somebody they
 * have a block with is hidden with it.
 * @param moderates SQL of whether the user keeps order in the forum
 */
export const isListedComment = (moderates: string): string => `
  (r.status <> 'HELD' OR ${moderates} OR r.creator_id = $userId OR r.replies_cnt > 0)
  AND (${moderates} OR ${areNotHidden('r.author_path')})`;

/**
 * Comments of one post in the order of the tree; one more than a page, which tells whether there are further ones. `$moderates` tells whether
 * the reader keeps order.
 */
const page = (after: string): string =>
  `SELECT * FROM comments r WHERE r.post_id = wanted.id AND ${isListedComment('$moderates::boolean')} ${after}
   ORDER BY r.path LIMIT ${String(postLimits.commentsPageSize + 1)}`;

// The planner sees the length of an array in FROM, finds each plan better than the general one, and plans every call
// anew, which takes longer than running it; of an array from a subquery it sees nothing.
const commentsOf = (after: string): string => `
  SELECT ${commentColumns}
  FROM unnest((SELECT $postIds::uuid[])) AS wanted (id) CROSS JOIN LATERAL (${page(after)}) r ${replyJoins('COMMENT')}
  ORDER BY r.post_id, r.path`;

/** The first comments of each of some posts. */
export const firstCommentsQuery = statement<CommentRow>('forum.first-comments', commentsOf(''));

/** Those after a place. */
export const laterCommentsQuery = statement<CommentRow>(
  'forum.later-comments',
  commentsOf('AND r.path > $place::int[]'),
);

/** A comment, whoever asks: who may see it is for the policy to say. */
export const commentQuery = statement<CommentRow>(
  'forum.comment',
  `SELECT ${commentColumns} FROM comments r ${replyJoins('COMMENT')} WHERE r.id = $replyId`,
);
