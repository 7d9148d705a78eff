import { people } from '@lyceum/auth';
import { replyPartNames } from '@lyceum/contracts/forum';
import { hasValues, insertFrom, raiseInStatement, statement } from '@lyceum/kernel';
import { keepMentions } from '../../mentions/mentions.statements';
import { madeReplyColumns } from '../../replies/reply.rows';
import { ReplyWritten } from '../../replies/replies.events';
import { postOrders, sortValue } from '../lists/post-order';
import type { MadePost } from '../lists/post.view';

const raised = raiseInStatement(
  ReplyWritten,
  {
    replyType: "'POST'",
    replyId: 'post.id',
    postId: 'post.id',
    threadId: 'thread.id',
    communityId: 'thread.community_id',
    creatorId: '$userId::uuid',
    status: '$status::text',
  },
  'post CROSS JOIN thread',
);

const made = insertFrom(
  'posts',
  [...replyPartNames, 'plainText', 'status', 'clientKey'],
  { threadId: 'id', communityId: 'community_id', number: 'number', creatorId: '$userId' },
  'thread',
);

/**
 * A post at the end of a thread; the draft `$draftId` that it is made of goes. The thread's row gives out the numbers, so that parallel posts get
 * one each without a gap. The author's read marker goes past it, unless there is something before it that they have not read.
 * One statement, because it is all or nothing then without the round trips of a transaction. A row of `MadePost`; none where the thread is not
 * there any more, or where the key has made a post already; refused by the key's unique index where one is being made.
 */
export const submitQuery = statement<MadePost>(
  'forum.submit-post',
  `
    WITH thread AS (
      UPDATE threads t
      SET last_post_number = t.last_post_number + 1, posts_cnt = t.posts_cnt + ($status = 'VISIBLE')::int,
          last_active_at = CASE WHEN $status = 'VISIBLE' THEN greatest(t.last_active_at, now()) ELSE t.last_active_at END
      WHERE t.id = $threadId AND t.status = 'VISIBLE'
        AND NOT EXISTS (SELECT FROM posts made WHERE made.creator_id = $userId AND made.client_key = $clientKey)
      RETURNING t.id, t.community_id, t.last_post_number AS number, t.title, t.tags[1] AS tag
    ), post AS (
      ${made}
      RETURNING id, thread_id, number, created_at
    ), marker AS (
      INSERT INTO thread_read_markers AS own (user_id, thread_id, read_number) SELECT $userId, thread_id, number FROM post
      ON CONFLICT (user_id, thread_id) DO UPDATE SET read_number = excluded.read_number, updated_at = now()
      WHERE own.read_number = excluded.read_number - 1
    ), mentioned AS (${keepMentions('post', '$mentionedIds::uuid[]')}
    ), posted_draft AS (
      DELETE FROM drafts WHERE id = $draftId AND user_id = $userId AND EXISTS (SELECT FROM post)
    ), raised AS (${raised})
    SELECT ${madeReplyColumns('$mentionedIds::uuid[]')}, r.number, thread.title, thread.tag,
           ${sortValue(postOrders.NEWEST, 'r')} AS "sortValue"
    FROM post r CROSS JOIN thread ${people.join('u', '$userId')}`,
  { raises: true },
);

/** What the key has made, and whether it says what is to be written now, or was edited since. */
export const postMadeBeforeQuery = statement<{ id: string; isSame: boolean }>(
  'forum.post-made-before',
  `SELECT id, edited_at IS NOT NULL OR (${hasValues(['threadId', ...replyPartNames])}) AS "isSame"
   FROM posts WHERE creator_id = $userId AND client_key = $clientKey`,
);
