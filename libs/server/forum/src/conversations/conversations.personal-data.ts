import { Injectable } from '@nestjs/common';
import type { ContentStatus } from '@lyceum/contracts/forum';
import {
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
  type Transaction,
} from '@lyceum/kernel';
import { isKnownTo } from '../access/forum-access.queries';

/** What was deleted, by whomever, is nobody's to see any more; that there was something is told. */
interface Written {
  id: string;
  status: ContentStatus;
  writtenAt: Date;
  content: string | null;
}

const conversationsQuery = statement<Written & { forum: string | null }>(
  'forum.export-conversations',
  `SELECT v.id, CASE WHEN ${isKnownTo('$userId', 'c')} THEN c.name END AS forum, v.status,
          v.created_at AS "writtenAt", CASE WHEN v.status IN ('VISIBLE', 'HELD') THEN v.content END AS content
    FROM conversations v JOIN communities c ON c.id = v.community_id WHERE v.creator_id = $userId ORDER BY v.id`,
);

const repliesQuery = statement<Written & { conversationId: string }>(
  'forum.export-conversation-replies',
  `SELECT r.id, r.conversation_id AS "conversationId", r.status, r.created_at AS "writtenAt",
          CASE WHEN r.status IN ('VISIBLE', 'HELD') THEN r.content END AS content
    FROM conversation_replies r WHERE r.creator_id = $userId ORDER BY r.id`,
);

const likesQuery = statement<{ conversationId: string; likedAt: Date }>(
  'forum.export-conversation-likes',
  `SELECT conversation_id AS "conversationId", created_at AS "likedAt" FROM conversation_likes
    WHERE user_id = $userId ORDER BY created_at, conversation_id`,
);

const forgetKeysStatement = statement(
  'forum.forget-keys-of-conversations',
  'UPDATE conversations SET client_key = NULL WHERE creator_id = $userId AND client_key IS NOT NULL',
);

const forgetReplyKeysStatement = statement(
  'forum.forget-keys-of-conversation-replies',
  'UPDATE conversation_replies SET client_key = NULL WHERE creator_id = $userId AND client_key IS NOT NULL',
);

/** What somebody said, answered and liked on the forums' home. */
@Injectable()
@PersonalDataSource('conversations')
export class ConversationsPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    const [conversations, replies, likes] = await Promise.all([
      this.queries.rows(conversationsQuery, { userId }),
      this.queries.rows(repliesQuery, { userId }),
      this.queries.rows(likesQuery, { userId }),
    ]);
    return { conversations, replies, likes };
  }

  /** All of it stays, of 'Deleted user', as threads do: others answered to it. */
  async erase(transaction: Transaction, userId: string): Promise<void> {
    await transaction.count(forgetKeysStatement, { userId });
    await transaction.count(forgetReplyKeysStatement, { userId });
  }
}
