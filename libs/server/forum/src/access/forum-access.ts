import { communityErrors, type CommunityPrivacy, type MemberRole } from '@lyceum/contracts/forum';
import { type Actor, can, DomainError } from '@lyceum/kernel';

/** What decides what somebody may do in a forum; a row of `accessQuery`. */
export interface ForumAccess {
  readonly communityId: string;
  readonly privacy: CommunityPrivacy;
  /** Null for who is no member. */
  readonly role: MemberRole | null;
  readonly isBanned: boolean;
}

/** Whether the actor sees and moderates every forum. */
export function overseesForums(actor: Actor): boolean {
  return can(actor, 'forum.oversee');
}

/** The actor, as statements that take in `reader` want to be told of them. */
export function readerOf(actor: Actor): { userId: string; oversees: boolean } {
  return { userId: actor.userId, oversees: overseesForums(actor) };
}

/** Whether the actor may open the forum and everything in it that is shown. */
export function mayRead(actor: Actor, access: ForumAccess): boolean {
  if (overseesForums(actor)) return true;
  return !access.isBanned && (access.privacy === 'PUBLIC' || access.role !== null);
}

/** Whether the actor keeps order: sees requests and reports, pins, removes (checklist lines 77, 92). */
export function mayModerate(actor: Actor, access: ForumAccess): boolean {
  if (overseesForums(actor)) return true;
  return !access.isBanned && (access.role === 'ADMIN' || access.role === 'MOD');
}

/** Whether the actor runs the forum: roles, bans and settings (checklist line 77). */
export function mayAdminister(actor: Actor, access: ForumAccess): boolean {
  if (overseesForums(actor)) return true;
  return !access.isBanned && access.role === 'ADMIN';
}

/** Whether the actor may write threads and replies there: members may. */
export function mayPost(actor: Actor, access: ForumAccess): boolean {
  return access.role !== null && !access.isBanned && can(actor, 'forum.write');
}

/**
 * The screens tell the three refusals apart (checklist lines 71–73).
 * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER
 */
export function assertMayRead(actor: Actor, access: ForumAccess | undefined): asserts access is ForumAccess {
  if (!access) throw new DomainError(communityErrors.NOT_FOUND);
  if (mayRead(actor, access)) return;
  if (access.isBanned) throw new DomainError(communityErrors.BANNED);
  // Nobody asks to join a closed forum: for who is not in it, it is not there.
  throw new DomainError(
    access.privacy === 'PRIVATE' ? communityErrors.NOT_A_MEMBER : communityErrors.NOT_FOUND,
  );
}
