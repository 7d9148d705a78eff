import { type ContentStatus, threadErrors } from '@lyceum/contracts/forum';
import { type Actor, can, DomainError } from '@lyceum/kernel';
import { type ForumAccess, mayModerate, mayRead } from '../access/forum-access';

/** What decides what the caller may do with a thread. */
export interface ThreadAccess extends ForumAccess {
  readonly threadId: string;
  readonly creatorId: string;
  readonly status: ContentStatus;
  /** Whether the caller and the author have a block between them. */
  readonly isHidden: boolean;
}

/**
 * One answer for every thread that the caller must not know of; a moderator sees also people they have a block with,
 * or a block would be a way around them.
 * @throws DomainError THREAD_NOT_FOUND, and THREAD_DELETED for what is gone (checklist line 89)
 */
export function assertMaySee(actor: Actor, access: ThreadAccess | undefined): asserts access is ThreadAccess {
  const refusal = refusalOf(actor, access);
  if (refusal) throw new DomainError(refusal);
}

/** The same rule, where nobody waits for a reason. */
export function maySee(actor: Actor, access: ThreadAccess | undefined): boolean {
  return refusalOf(actor, access) === null;
}

function refusalOf(actor: Actor, access: ThreadAccess | undefined) {
  if (!access || !mayRead(actor, access)) return threadErrors.NOT_FOUND;
  const isModerator = mayModerate(actor, access);
  if (access.isHidden && !isModerator) return threadErrors.NOT_FOUND;
  if (access.status === 'HELD' && !isModerator && access.creatorId !== actor.userId)
    return threadErrors.NOT_FOUND;
  return access.status === 'REMOVED' || access.status === 'DELETED' ? threadErrors.DELETED : null;
}

/** Whether the caller may delete it: who wrote it, or keeps order there (checklist line 91). */
export function mayDelete(actor: Actor, access: ThreadAccess): boolean {
  return access.creatorId === actor.userId || mayModerate(actor, access);
}

/** Whether the caller may pin it, or unpin it (checklist line 92). */
export function mayPin(actor: Actor, access: ThreadAccess): boolean {
  return access.status === 'VISIBLE' && mayModerate(actor, access);
}

/** Whether the caller answers for its author as their Educator: they teach them, and still are one. */
export function isEducatorOf(actor: Actor, isMyStudent: boolean): boolean {
  return isMyStudent && can(actor, 'forum.teach');
}

/** Whether the caller may highlight an answer to it: Educators of its author, and who keeps order there. */
export function mayHighlightAnswers(actor: Actor, access: ThreadAccess, isMyStudent: boolean): boolean {
  return access.status === 'VISIBLE' && (isEducatorOf(actor, isMyStudent) || mayModerate(actor, access));
}
