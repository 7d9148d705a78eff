import { Injectable } from '@nestjs/common';
import type { ContentStatus } from '@lyceum/contracts/forum';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';
import { isKnownTo } from '../access/forum-access.queries';

/** What was deleted, by whomever, is nobody's to see any more; that there was something is told. */
interface Written {
  id: string;
  status: ContentStatus;
  writtenAt: Date;
  content: string | null;
}

/** What somebody said, answered and liked on the forums' home. */
@Injectable()
@PersonalDataSource('conversations')
export class ConversationsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    conversations: statement<Written & { forum: string | null }>(
      'forum.export-conversations',
      `SELECT v.id, CASE WHEN ${isKnownTo('$userId', 'c')} THEN c.name END AS forum, v.status,
             v.created_at AS "writtenAt", CASE WHEN v.status IN ('VISIBLE', 'HELD') THEN v.content END AS content
       FROM conversations v JOIN communities c ON c.id = v.community_id WHERE v.creator_id = $userId ORDER BY v.id`,
    ),
    replies: statement<Written & { conversationId: string }>(
      'forum.export-conversation-replies',
      `SELECT r.id, r.conversation_id AS "conversationId", r.status, r.created_at AS "writtenAt",
             CASE WHEN r.status IN ('VISIBLE', 'HELD') THEN r.content END AS content
       FROM conversation_replies r WHERE r.creator_id = $userId ORDER BY r.id`,
    ),
    likes: statement<{ conversationId: string; likedAt: Date }>(
      'forum.export-conversation-likes',
      `SELECT conversation_id AS "conversationId", created_at AS "likedAt" FROM conversation_likes
       WHERE user_id = $userId ORDER BY created_at, conversation_id`,
    ),
  };

  /** All of it stays, of 'Deleted user', as threads do: others answered to it. */
  protected override readonly erasures = [
    statement(
      'forum.forget-keys-of-conversations',
      'UPDATE conversations SET client_key = NULL WHERE creator_id = $userId AND client_key IS NOT NULL',
    ),
    statement(
      'forum.forget-keys-of-conversation-replies',
      'UPDATE conversation_replies SET client_key = NULL WHERE creator_id = $userId AND client_key IS NOT NULL',
    ),
  ];
}
