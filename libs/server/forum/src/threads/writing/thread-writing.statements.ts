import { keepMentions } from '../../replies/mentions/mentions.statements';

/** The new thread, who is mentioned in it, its author's read marker and the forum's counter; no row where this key has made one already. */
export const createStatement = `
  WITH thread AS (
    INSERT INTO threads
      (community_id, creator_id, title, content, is_rich, plain_text, preview, tags, thumbnail_url, status, client_key)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (creator_id, client_key) DO NOTHING
    RETURNING id, community_id, creator_id, status
  ), marker AS (
    INSERT INTO thread_read_markers (user_id, thread_id) SELECT creator_id, id FROM thread
  ), mentioned AS (${keepMentions('thread', '$12::uuid[]')}
  ), counted AS (
    UPDATE communities c SET threads_cnt = threads_cnt + 1 FROM thread
    WHERE c.id = thread.community_id AND thread.status = 'VISIBLE'
  )
  SELECT id FROM thread`;

/** What `$1` made with the key `$2` before, and whether it says what is to be written now, or was edited since. */
export const madeBeforeStatement = `
  SELECT id, edited_at IS NOT NULL OR (community_id = $3 AND title = $4 AND content = $5) AS "isSame"
  FROM threads WHERE creator_id = $1 AND client_key = $2`;

/** How the thread `$1` was written. */
export const writtenStatement = 'SELECT title, is_rich AS "isRich", content FROM threads WHERE id = $1';

/** What it said before is kept (checklist line 110). */
export const editStatement = `
  WITH kept AS (
    INSERT INTO content_edits (target_type, target_id, creator_id, content, is_rich)
    SELECT 'THREAD', id, creator_id, content, is_rich FROM threads WHERE id = $1 AND content <> $2
  )
  UPDATE threads SET content = $2, plain_text = $3, preview = $4, title = COALESCE($5, title), edited_at = now()
  WHERE id = $1`;
