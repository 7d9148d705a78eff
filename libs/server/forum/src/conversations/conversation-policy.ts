import { type ContentStatus, conversationErrors } from '@lyceum/contracts/forum';
import { type Actor, DomainError } from '@lyceum/kernel';
import { type ForumAccess, mayModerate, mayRead } from '../access/forum-access';

/** What decides what the caller may do with a conversation, or with a reply in one. */
export interface ConversationAccess extends ForumAccess {
  readonly conversationId: string;
  /** Who wrote what is asked about: the conversation, or the reply. */
  readonly creatorId: string;
  readonly status: ContentStatus;
  /** Whether the caller and the author have a block between them. */
  readonly isHidden: boolean;
}

/**
 * One answer for everything that the caller must not know of; the same rule as for threads.
 * @throws DomainError CONVERSATION_NOT_FOUND, and CONVERSATION_DELETED for what is gone
 */
export function assertMaySee(
  actor: Actor,
  access: ConversationAccess | undefined,
): asserts access is ConversationAccess {
  if (!access || !mayRead(actor, access)) throw new DomainError(conversationErrors.NOT_FOUND);
  const isModerator = mayModerate(actor, access);
  if (access.isHidden && !isModerator) throw new DomainError(conversationErrors.NOT_FOUND);
  if (access.status === 'HELD' && !isModerator && access.creatorId !== actor.userId)
    throw new DomainError(conversationErrors.NOT_FOUND);
  if (access.status === 'REMOVED' || access.status === 'DELETED')
    throw new DomainError(conversationErrors.DELETED);
}
