import { threadPartNames } from '@lyceum/contracts/forum';
import { hasValues, insertRow, statement } from '@lyceum/kernel';
import { keepMentions } from '../../mentions/mentions.statements';

const given = ['communityId', 'creatorId', ...threadPartNames, 'content', 'isRich', 'clientKey'];

/** The new thread, who is mentioned in it, its author's read marker and the forum's counter; no row where this key has made one already. */
export const createStatement = statement<{ id: string }>(
  'forum.create-thread',
  `WITH thread AS (
    ${insertRow('threads', [...given, 'plainText', 'preview', 'status'], 'ON CONFLICT (creator_id, client_key) DO NOTHING')}
    RETURNING id, community_id, creator_id, status
  ), marker AS (
    INSERT INTO thread_read_markers (user_id, thread_id) SELECT creator_id, id FROM thread
  ), mentioned AS (${keepMentions('thread', '$mentionedIds::uuid[]')}
  ), counted AS (
    UPDATE communities c SET threads_cnt = threads_cnt + 1 FROM thread
    WHERE c.id = thread.community_id AND thread.status = 'VISIBLE'
  )
  SELECT id FROM thread`,
);

/** What somebody made with a key before, and whether it says what is to be written now, or was edited since. */
export const madeBeforeStatement = statement<{ id: string; isSame: boolean }>(
  'forum.thread-made-before',
  `SELECT id, edited_at IS NOT NULL OR (${hasValues(given)}) AS "isSame"
   FROM threads WHERE creator_id = $creatorId AND client_key = $clientKey`,
);

/** How a thread was written. */
export const writtenStatement = statement<{ title: string; isRich: boolean; content: string }>(
  'forum.written-thread',
  'SELECT title, is_rich AS "isRich", content FROM threads WHERE id = $threadId',
);

/** What it said before is kept (checklist line 110). */
export const editStatement = statement(
  'forum.edit-thread',
  `WITH kept AS (
    INSERT INTO content_edits (target_type, target_id, creator_id, content, is_rich)
    SELECT 'THREAD', id, creator_id, content, is_rich FROM threads WHERE id = $threadId AND content <> $content
  )
  UPDATE threads
  SET content = $content, plain_text = $plainText, preview = $preview, title = COALESCE($title, title), edited_at = now()
  WHERE id = $threadId`,
);
