import { Injectable } from '@nestjs/common';
import { type Actor, PreparedQueries, statement, type Transaction } from '@lyceum/kernel';
import { isBanned, isNotHidden } from '../access/forum-access.queries';
import { assertMaySee, type ConversationAccess } from './conversation-policy';

const accessColumns = (written: 'v' | 'r'): string => `
  v.id AS "conversationId", ${written}.creator_id AS "creatorId", ${written}.status,
  NOT ${isNotHidden(`${written}.creator_id`)} AS "isHidden", c.id AS "communityId", c.privacy, m.role,
  ${isBanned('c.id')} AS "isBanned"`;

const joins = `
  JOIN communities c ON c.id = v.community_id
  LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $userId`;

const ofConversation = `SELECT ${accessColumns('v')} FROM conversations v ${joins} WHERE v.id = $conversationId`;

/** What decides what the user may do with a conversation. */
const conversationQuery = statement<ConversationAccess>('forum.conversation-access', ofConversation);

const lockedConversationQuery = statement<ConversationAccess>(
  'forum.lock-conversation-access',
  `${ofConversation} FOR NO KEY UPDATE OF v`,
);

const ofReply = `
  SELECT ${accessColumns('r')} FROM conversation_replies r JOIN conversations v ON v.id = r.conversation_id ${joins}
  WHERE r.id = $replyId AND v.status <> 'HELD'`;

/** The same of a reply; one whose conversation is not shown is not there. */
const replyQuery = statement<ConversationAccess>('forum.conversation-reply-access', ofReply);

const lockedReplyQuery = statement<ConversationAccess>(
  'forum.lock-conversation-reply-access',
  `${ofReply} FOR NO KEY UPDATE OF v, r`,
);

/** Looks up what decides what somebody may do with a conversation. */
@Injectable()
export class ConversationAccessService {
  constructor(private readonly queries: PreparedQueries) {}

  /** @throws DomainError CONVERSATION_NOT_FOUND, CONVERSATION_DELETED */
  async ofReader(actor: Actor, conversationId: string): Promise<ConversationAccess> {
    const [access] = await this.queries.rows(conversationQuery, { userId: actor.userId, conversationId });
    assertMaySee(actor, access);
    return access;
  }

  /** @throws DomainError CONVERSATION_NOT_FOUND, CONVERSATION_DELETED */
  async ofReplysReader(actor: Actor, replyId: string): Promise<ConversationAccess> {
    const [access] = await this.queries.rows(replyQuery, { userId: actor.userId, replyId });
    assertMaySee(actor, access);
    return access;
  }

  /** For a transaction that is to act on it: nobody else changes it until that ends. @throws like `ofReader` */
  async within(transaction: Transaction, actor: Actor, conversationId: string): Promise<ConversationAccess> {
    const values = { userId: actor.userId, conversationId };
    const [access] = await transaction.rows(lockedConversationQuery, values);
    assertMaySee(actor, access);
    return access;
  }

  /** The same for a reply, whose conversation nobody changes, either. @throws like `ofReplysReader` */
  async ofReplyWithin(transaction: Transaction, actor: Actor, replyId: string): Promise<ConversationAccess> {
    const [access] = await transaction.rows(lockedReplyQuery, { userId: actor.userId, replyId });
    assertMaySee(actor, access);
    return access;
  }
}
