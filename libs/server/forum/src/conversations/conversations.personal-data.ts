import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';
import { forumName } from '../access/forum-access.queries';

/** What was deleted, by whomever, is nobody's to see any more; that there was something is told. */
const exported = {
  conversations: `
    SELECT v.id, ${forumName}, v.status, v.created_at AS "writtenAt",
           CASE WHEN v.status IN ('VISIBLE', 'HELD') THEN v.content END AS content
    FROM conversations v JOIN communities c ON c.id = v.community_id WHERE v.creator_id = $1 ORDER BY v.id`,
  replies: `
    SELECT r.id, r.conversation_id AS "conversationId", r.status, r.created_at AS "writtenAt",
           CASE WHEN r.status IN ('VISIBLE', 'HELD') THEN r.content END AS content
    FROM conversation_replies r WHERE r.creator_id = $1 ORDER BY r.id`,
  likes: `
    SELECT conversation_id AS "conversationId", created_at AS "likedAt" FROM conversation_likes WHERE user_id = $1
    ORDER BY created_at, conversation_id`,
} as const;

/** What somebody said, answered and liked on the forums' home. */
@Injectable()
@PersonalDataSource('conversations')
export class ConversationsPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    const lists = Object.entries(exported).map(async ([name, text]) => {
      const rows = await this.queries.rows({ name: `forum.export-conversations-${name}`, text }, [userId]);
      return [name, rows] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  }

  /** All of it stays, of 'Deleted user', as threads do: others answered to it. */
  async erase({ manager }: Transaction, userId: string): Promise<void> {
    for (const table of ['conversations', 'conversation_replies'])
      await manager.query(
        `UPDATE ${table} SET client_key = NULL WHERE creator_id = $1 AND client_key IS NOT NULL`,
        [userId],
      );
  }
}
