import type { ContentStatus, ReplyType } from '@lyceum/contracts/forum';
import { type Actor, can, DomainError } from '@lyceum/kernel';
import { mayAdminister, mayModerate, mayRead } from '../../access/forum-access';
import { assertMaySee, type ThreadAccess } from '../../threads/thread-policy';
import { replyTypeTable } from '../reply-types';

/** What decides what the caller may do with a post or comment: how it stands, and its thread. */
export interface ReplyAccess extends ThreadAccess {
  readonly replyId: string;
  /** Of a comment, the post it is under; of a post, itself. */
  readonly postId: string;
  readonly authorId: string;
  readonly replyStatus: ContentStatus;
  /** Whether the caller has a block with its author, or with whom it answers. */
  readonly isReplyHidden: boolean;
  /** Whether the caller teaches its author. */
  readonly isMyStudent: boolean;
}

/** What of it decides what the caller may do with a reply that they see. */
export type ReplyStanding = Pick<ReplyAccess, 'authorId' | 'replyStatus' | 'isMyStudent'>;

export const isGone = (status: ContentStatus): boolean => status === 'REMOVED' || status === 'DELETED';

/**
 * Whether something is there for the caller, whatever became of it: what is gone keeps its place, and what answers it
 * is shown (checklist line 108).
 * @throws DomainError POST_NOT_FOUND or COMMENT_NOT_FOUND, THREAD_NOT_FOUND, THREAD_DELETED
 */
export function assertIsThere(
  actor: Actor,
  type: ReplyType,
  access: ReplyAccess | undefined,
): asserts access is ReplyAccess {
  const { NOT_FOUND } = replyTypeTable[type].errors;
  if (!access || !mayRead(actor, access)) throw new DomainError(NOT_FOUND);
  assertMaySee(actor, access);
  if (access.isReplyHidden && !mayModerate(actor, access)) throw new DomainError(NOT_FOUND);
}

/**
 * The same for who wants to do something with it, for which it must not be gone. Held ones are seen by their author
 * and the moderators. @throws DomainError like `assertIsThere`, and POST_DELETED or COMMENT_DELETED
 */
export function assertMaySeeReply(
  actor: Actor,
  type: ReplyType,
  access: ReplyAccess | undefined,
): asserts access is ReplyAccess {
  assertIsThere(actor, type, access);
  const { errors } = replyTypeTable[type];
  if (isGone(access.replyStatus)) throw new DomainError(errors.DELETED);
  if (access.replyStatus === 'HELD' && !mayModerate(actor, access) && access.authorId !== actor.userId)
    throw new DomainError(errors.NOT_FOUND);
}

/** Whether the caller may change or delete it: its author alone (checklist line 109). */
export function mayEdit(actor: Actor, reply: ReplyStanding): boolean {
  return reply.authorId === actor.userId && !isGone(reply.replyStatus);
}

/**
 * Whether the caller may take it away, of which its author learns the reason: who keeps order in the forum, and of
 * posts who may delete any (checklist line 109).
 */
export function mayRemove(actor: Actor, type: ReplyType, forum: ThreadAccess, reply: ReplyStanding): boolean {
  if (reply.authorId === actor.userId || isGone(reply.replyStatus)) return false;
  return mayModerate(actor, forum) || (type === 'POST' && can(actor, 'forum.deleteAnyPost'));
}

/** Whether the caller may mark a comment for all readers: teachers of its author and the forum's admins (checklist line 112). */
export function mayHighlight(actor: Actor, forum: ThreadAccess, reply: ReplyStanding): boolean {
  return reply.replyStatus === 'VISIBLE' && (reply.isMyStudent || mayAdminister(actor, forum));
}
