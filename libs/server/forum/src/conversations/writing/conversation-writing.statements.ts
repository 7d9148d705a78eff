import { statement } from '@lyceum/kernel';

interface Made {
  readonly id: string;
}

/** No row where this key has made one already. */
export const createStatement = statement<Made>(
  'forum.create-conversation',
  `INSERT INTO conversations (community_id, creator_id, content, status, client_key)
    VALUES ($communityId, $creatorId, $content, $status, $clientKey)
    ON CONFLICT (creator_id, client_key) DO NOTHING RETURNING id`,
);

export const madeBeforeStatement = statement<Made>(
  'forum.conversation-made-before',
  'SELECT id FROM conversations WHERE creator_id = $creatorId AND client_key = $clientKey',
);

/** With the conversation's counter. */
export const replyStatement = statement<Made>(
  'forum.reply-to-conversation',
  `WITH reply AS (
    INSERT INTO conversation_replies (conversation_id, creator_id, content, status, client_key)
    VALUES ($conversationId, $creatorId, $content, $status, $clientKey)
    ON CONFLICT (creator_id, client_key) DO NOTHING RETURNING id, conversation_id, status
  ), counted AS (
    UPDATE conversations v SET replies_cnt = replies_cnt + 1 FROM reply
    WHERE v.id = reply.conversation_id AND reply.status = 'VISIBLE'
  )
  SELECT id FROM reply`,
);

export const repliedBeforeStatement = statement<Made>(
  'forum.replied-to-conversation-before',
  'SELECT id FROM conversation_replies WHERE creator_id = $creatorId AND client_key = $clientKey',
);
