/** No row where this key has made one already. $1 forum, $2 author, $3 text, $4 status, $5 key */
export const createStatement = `
  INSERT INTO conversations (community_id, creator_id, content, status, client_key) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (creator_id, client_key) DO NOTHING RETURNING id`;

export const madeBeforeStatement = 'SELECT id FROM conversations WHERE creator_id = $1 AND client_key = $2';

/** With the conversation's counter. $1 conversation, $2 author, $3 text, $4 status, $5 key */
export const replyStatement = `
  WITH reply AS (
    INSERT INTO conversation_replies (conversation_id, creator_id, content, status, client_key)
    VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (creator_id, client_key) DO NOTHING RETURNING id, conversation_id, status
  ), counted AS (
    UPDATE conversations v SET replies_cnt = replies_cnt + 1 FROM reply
    WHERE v.id = reply.conversation_id AND reply.status = 'VISIBLE'
  )
  SELECT id FROM reply`;

export const repliedBeforeStatement = `
  SELECT id FROM conversation_replies WHERE creator_id = $1 AND client_key = $2`;
