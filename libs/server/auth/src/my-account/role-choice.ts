import type { Role } from '@lyceum/contracts/auth';
import type { Transaction } from '@lyceum/kernel';
import { UserRolesChanged } from '../auth.events';

interface RoleChoice {
  readonly userId: string;
  readonly role: Role;
  readonly before: Role[];
  readonly after: Role[];
}

/**
 * Records that somebody without a role chose one. It made them a student; the wish to be an educator goes into the
 * audit log, for staff to grant (decision 12). Records nothing where no role was given.
 */
export function recordRoleChoice(
  transaction: Transaction,
  { userId, role, before, after }: RoleChoice,
): void {
  if (before.length === after.length) return;
  transaction.raise(UserRolesChanged, {
    userId,
    roles: after,
    previousRoles: before,
    changedBy: userId,
  });
  transaction.audit({
    actorId: userId,
    action: role === 'TEACHER' ? 'account.requestTeacher' : 'account.chooseRole',
    targetType: 'user',
    targetId: userId,
    before: { roles: before },
    after: role === 'TEACHER' ? { roles: after, requested: ['TEACHER'] } : { roles: after },
  });
}
