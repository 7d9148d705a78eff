import { people } from '@lyceum/auth';
import { postLimits, replyPartNames } from '@lyceum/contracts/forum';
import { hasValues, insertFrom, raiseInStatement, statement } from '@lyceum/kernel';
import { keepMentions } from '../../mentions/mentions.statements';
import { type MadeReply, madeReplyColumns } from '../../replies/reply.rows';
import { ReplyWritten } from '../../replies/replies.events';
import { type CommentRow, placeColumns } from '../lists/comment.queries';

const deepest = String(postLimits.commentLevels);

const raised = raiseInStatement(
  ReplyWritten,
  {
    replyType: "'COMMENT'",
    replyId: 'comment.id',
    postId: 'post.id',
    threadId: 'thread.id',
    communityId: 'thread.community_id',
    creatorId: '$userId::uuid',
    status: '$status::text',
  },
  'comment CROSS JOIN post CROSS JOIN thread',
);

const made = insertFrom(
  'comments',
  [...replyPartNames, 'plainText', 'status', 'clientKey'],
  {
    threadId: 'thread.id',
    communityId: 'thread.community_id',
    postId: 'post.id',
    parentId: 'place.parent_id',
    answeredId: '$answeredId::uuid',
    path: "COALESCE(place.path, '{}') || post.number",
    creatorId: '$userId',
    authorPath: "COALESCE(place.author_path, '{}') || $userId::uuid",
  },
  'thread CROSS JOIN post LEFT JOIN place ON TRUE',
);

/** What of a new comment is known only once it is made. */
export type MadeComment = MadeReply & Pick<CommentRow, 'parentId' | 'place' | 'level'>;

/**
 * A comment in a thread on a post of it, or on its comment `$answeredId`. What answers the deepest level stands beside what it answers
 * (checklist line 106). The post's row gives out the numbers, so that parallel comments get one each. A row of `MadeComment`; none where what it answers
 * is gone, or where the key has made a comment already; refused by the key's unique index where one is being made.
 */
export const commentQuery = statement<MadeComment>(
  'forum.write-comment',
  `
  WITH thread AS (
    SELECT id, community_id FROM threads WHERE id = $threadId AND status = 'VISIBLE' FOR NO KEY UPDATE
  ), post AS (
    UPDATE posts p
    SET last_comment_number = p.last_comment_number + 1, comments_cnt = p.comments_cnt + ($status = 'VISIBLE')::int
    FROM thread
    WHERE p.id = $postId AND p.thread_id = thread.id
      AND (($answeredId::uuid IS NULL AND p.status = 'VISIBLE')
        OR EXISTS (SELECT FROM comments c WHERE c.id = $answeredId::uuid AND c.post_id = p.id AND c.status = 'VISIBLE'))
      AND NOT EXISTS (SELECT FROM comments made WHERE made.creator_id = $userId AND made.client_key = $clientKey)
    RETURNING p.id, p.thread_id, p.last_comment_number AS number
  ), place AS (
    SELECT CASE WHEN cardinality(c.path) < ${deepest} THEN c.id ELSE c.parent_id END AS parent_id,
           c.path[1:${deepest} - 1] AS path, c.author_path[1:${deepest} - 1] AS author_path
    FROM comments c WHERE c.id = $answeredId::uuid
  ), comment AS (
    ${made}
    RETURNING id, parent_id, path, created_at
  ), answered AS (
    UPDATE comments c SET replies_cnt = c.replies_cnt + 1 FROM comment WHERE c.id = comment.parent_id
  ), active AS (
    UPDATE threads t SET last_active_at = greatest(t.last_active_at, now())
    FROM comment JOIN thread ON TRUE WHERE t.id = thread.id AND $status = 'VISIBLE'
  ), mentioned AS (${keepMentions('comment', '$mentionedIds::uuid[]')}
  ), raised AS (${raised})
  SELECT ${madeReplyColumns('$mentionedIds::uuid[]')}, ${placeColumns}
  FROM comment r ${people.join('u', '$userId')}`,
  { raises: true },
);

/** What the key has made, and whether it says what is to be written now, or was edited since. */
export const commentMadeBeforeQuery = statement<{ id: string; isSame: boolean }>(
  'forum.comment-made-before',
  `SELECT id, edited_at IS NOT NULL OR (${hasValues(['postId', 'answeredId', ...replyPartNames])}) AS "isSame"
   FROM comments WHERE creator_id = $userId AND client_key = $clientKey`,
);
