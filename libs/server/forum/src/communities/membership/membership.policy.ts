import { communityErrors, type MemberRole } from '@lyceum/contracts/forum';
import { DomainError } from '@lyceum/kernel';
import type { LockedCommunity } from './membership.statements';

/**
 * A forum keeps a member, and an admin as long as it has members (checklist line 67). The forum's row must be locked.
 * @param role of the member who is to go, or to be no admin any more
 * @throws DomainError COMMUNITY_LAST_MEMBER, COMMUNITY_LAST_ADMIN
 */
export function assertNotLast(
  { membersCnt, adminsCnt }: Pick<LockedCommunity, 'membersCnt' | 'adminsCnt'>,
  role: MemberRole,
): void {
  if (membersCnt <= 1) throw new DomainError(communityErrors.LAST_MEMBER);
  assertNotLastAdmin({ adminsCnt }, role);
}

/** @throws DomainError COMMUNITY_LAST_ADMIN */
export function assertNotLastAdmin(
  { adminsCnt }: Pick<LockedCommunity, 'adminsCnt'>,
  role: MemberRole,
): void {
  if (role === 'ADMIN' && adminsCnt <= 1) throw new DomainError(communityErrors.LAST_ADMIN);
}

/** Who is in the forum of a class, and as what, is said by the class alone. @throws DomainError COMMUNITY_NOT_ALLOWED */
export function assertNotOfClass({ isOfClass }: Pick<LockedCommunity, 'isOfClass'>): void {
  if (isOfClass) throw new DomainError(communityErrors.NOT_ALLOWED);
}
