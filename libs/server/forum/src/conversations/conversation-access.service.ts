import { Injectable } from '@nestjs/common';
import { type Actor, PreparedQueries, type Transaction } from '@lyceum/kernel';
import { isBanned, isNotHidden } from '../access/forum-access.queries';
import { assertMaySee, type ConversationAccess } from './conversation-policy';

const accessColumns = (written: 'v' | 'r'): string => `
  v.id AS "conversationId", ${written}.creator_id AS "creatorId", ${written}.status,
  NOT ${isNotHidden(`${written}.creator_id`)} AS "isHidden", c.id AS "communityId", c.privacy, m.role,
  ${isBanned('c.id')} AS "isBanned"`;

const joins = `
  JOIN communities c ON c.id = v.community_id
  LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $1`;

/** What decides what user `$1` may do with conversation `$2`. */
const conversationQuery = {
  name: 'forum.conversation-access',
  text: `SELECT ${accessColumns('v')} FROM conversations v ${joins} WHERE v.id = $2`,
};

/** The same of reply `$2`; one whose conversation is not shown is not there. */
const replyQuery = {
  name: 'forum.conversation-reply-access',
  text: `
    SELECT ${accessColumns('r')} FROM conversation_replies r JOIN conversations v ON v.id = r.conversation_id ${joins}
    WHERE r.id = $2 AND v.status <> 'HELD'`,
};

/** Looks up what decides what somebody may do with a conversation. */
@Injectable()
export class ConversationAccessService {
  constructor(private readonly queries: PreparedQueries) {}

  /** @throws DomainError CONVERSATION_NOT_FOUND, CONVERSATION_DELETED */
  async ofReader(actor: Actor, conversationId: string): Promise<ConversationAccess> {
    const values = [actor.userId, conversationId];
    const [access] = await this.queries.rows<ConversationAccess>(conversationQuery, values);
    assertMaySee(actor, access);
    return access;
  }

  /** @throws DomainError CONVERSATION_NOT_FOUND, CONVERSATION_DELETED */
  async ofReplysReader(actor: Actor, replyId: string): Promise<ConversationAccess> {
    const [access] = await this.queries.rows<ConversationAccess>(replyQuery, [actor.userId, replyId]);
    assertMaySee(actor, access);
    return access;
  }

  /** For a transaction that is to act on it: nobody else changes it until that ends. @throws like `ofReader` */
  async within({ manager }: Transaction, actor: Actor, conversationId: string): Promise<ConversationAccess> {
    const text = `${conversationQuery.text} FOR NO KEY UPDATE OF v`;
    const [access] = await manager.query<ConversationAccess[]>(text, [actor.userId, conversationId]);
    assertMaySee(actor, access);
    return access;
  }

  /** The same for a reply, whose conversation nobody changes, either. @throws like `ofReplysReader` */
  async ofReplyWithin({ manager }: Transaction, actor: Actor, replyId: string): Promise<ConversationAccess> {
    const text = `${replyQuery.text} FOR NO KEY UPDATE OF v, r`;
    const [access] = await manager.query<ConversationAccess[]>(text, [actor.userId, replyId]);
    assertMaySee(actor, access);
    return access;
  }
}
