import { hasValues, insertRow, statement } from '@lyceum/kernel';

interface Made {
  readonly id: string;
}

/** What a key has made before, and whether it says what is to be written now. */
interface MadeBefore extends Made {
  readonly isSame: boolean;
}

const given = ['communityId', 'creatorId', 'content', 'clientKey'];
const givenInReply = ['conversationId', 'creatorId', 'content', 'clientKey'];
const unlessMade = 'ON CONFLICT (creator_id, client_key) DO NOTHING';

/** No row where this key has made one already. */
export const createStatement = statement<Made>(
  'forum.create-conversation',
  insertRow('conversations', [...given, 'status'], `${unlessMade} RETURNING id`),
);

export const madeBeforeStatement = statement<MadeBefore>(
  'forum.conversation-made-before',
  `SELECT id, ${hasValues(given)} AS "isSame"
   FROM conversations WHERE creator_id = $creatorId AND client_key = $clientKey`,
);

/** With the conversation's counter. */
export const replyStatement = statement<Made>(
  'forum.reply-to-conversation',
  `WITH reply AS (
    ${insertRow('conversation_replies', [...givenInReply, 'status'], unlessMade)}
    RETURNING id, conversation_id, status
  ), counted AS (
    UPDATE conversations v SET replies_cnt = replies_cnt + 1 FROM reply
    WHERE v.id = reply.conversation_id AND reply.status = 'VISIBLE'
  )
  SELECT id FROM reply`,
);

export const repliedBeforeStatement = statement<MadeBefore>(
  'forum.replied-to-conversation-before',
  `SELECT id, ${hasValues(givenInReply)} AS "isSame"
   FROM conversation_replies WHERE creator_id = $creatorId AND client_key = $clientKey`,
);
