import type { Role } from '@lyceum/contracts/auth';
import { insertRow, statement, type Transaction } from '@lyceum/kernel';
import { UserRolesChanged } from '../auth.events';

interface RoleChoice {
  readonly userId: string;
  readonly role: Role;
  readonly before: Role[];
  readonly after: Role[];
}

const applyStatement = statement(
  'auth.apply-as-teacher',
  insertRow('teacher_applications', ['userId'], 'ON CONFLICT DO NOTHING'),
);

/** Has somebody wait for staff to decide whether they are an educator; once. */
export async function applyAsTeacher(transaction: Transaction, userId: string): Promise<void> {
  await transaction.count(applyStatement, { userId });
}

/**
 * Records that somebody without a role chose one. It made them a student; the wish to be an educator is an application,
 * which staff decide (decision 12). Records nothing where no role was given.
 */
export async function recordRoleChoice(
  transaction: Transaction,
  { userId, role, before, after }: RoleChoice,
): Promise<void> {
  if (before.length === after.length) return;
  if (role === 'TEACHER') await applyAsTeacher(transaction, userId);
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
