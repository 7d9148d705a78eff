import { type PreparedQuery, raiseInStatement } from '@lyceum/kernel';
import { keepMentions } from '../../replies/mentions/mentions.statements';
import { ReplyWritten } from '../../replies/replies.events';

const raised = raiseInStatement(
  ReplyWritten,
  {
    replyType: "'POST'",
    replyId: 'post.id',
    postId: 'post.id',
    threadId: 'thread.id',
    communityId: 'thread.community_id',
    creatorId: '$2::uuid',
    status: '$6::text',
  },
  'post CROSS JOIN thread',
);

/**
 * A post at the end of thread `$1`, by `$2`: `$3` content, `$4` rich or not, `$5` plain text, `$6` status, `$7` client
 * key, `$8` people mentioned, `$9` draft that it is made of. The thread's row gives out the numbers, so that parallel posts get
 * one each without a gap. The author's read marker goes past it, unless there is something before it that they have not read.
 * One statement, because it is all or nothing then without the round trips of a transaction. No row where the thread is not
 * there any more, or where the key has made a post already; refused by the key's unique index where one is being made.
 */
export const submitQuery: PreparedQuery = {
  name: 'forum.submit-post',
  raises: true,
  text: `
    WITH thread AS (
      UPDATE threads t
      SET last_post_number = t.last_post_number + 1, posts_cnt = t.posts_cnt + ($6 = 'VISIBLE')::int,
          last_active_at = CASE WHEN $6 = 'VISIBLE' THEN greatest(t.last_active_at, now()) ELSE t.last_active_at END
      WHERE t.id = $1 AND t.status = 'VISIBLE'
        AND NOT EXISTS (SELECT FROM posts made WHERE made.creator_id = $2 AND made.client_key = $7)
      RETURNING t.id, t.community_id, t.last_post_number AS number
    ), post AS (
      INSERT INTO posts (thread_id, community_id, number, creator_id, content, is_rich, plain_text, status, client_key)
      SELECT id, community_id, number, $2, $3, $4, $5, $6, $7 FROM thread
      RETURNING id, thread_id, number
    ), marker AS (
      INSERT INTO thread_read_markers AS own (user_id, thread_id, read_number) SELECT $2, thread_id, number FROM post
      ON CONFLICT (user_id, thread_id) DO UPDATE SET read_number = excluded.read_number, updated_at = now()
      WHERE own.read_number = excluded.read_number - 1
    ), mentioned AS (${keepMentions('post', '$8::uuid[]')}
    ), posted_draft AS (
      DELETE FROM drafts WHERE id = $9 AND user_id = $2 AND EXISTS (SELECT FROM post)
    ), raised AS (${raised})
    SELECT id FROM post`,
};

/** What the key has made. */
export const postMadeBeforeQuery: PreparedQuery = {
  name: 'forum.post-made-before',
  text: 'SELECT id FROM posts WHERE creator_id = $1 AND client_key = $2',
};
