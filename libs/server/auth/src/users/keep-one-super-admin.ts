import { authErrors } from '@lyceum/contracts/auth';
import { DomainError, statement, type Transaction } from '@lyceum/kernel';

/** One at a time, so that two super admins cannot each take the role from the other. */
const superAdminLock = 7_204_003;

const othersQuery = statement(
  'auth.other-super-admins',
  `SELECT FROM users WHERE roles @> '{SUPER_ADMIN}' AND id <> $userId AND deletes_at IS NULL LIMIT 1`,
);

const lockStatement = statement(
  'auth.lock-super-admins',
  `SELECT FROM pg_advisory_xact_lock(${String(superAdminLock)})`,
);

/**
 * To be called in the transaction that takes the role from this user, or the user away. An account that is on its way
 * to deletion does not count.
 * @throws DomainError AUTH_LAST_SUPER_ADMIN when nobody else holds the role
 */
export async function keepOneSuperAdmin(transaction: Transaction, userId: string): Promise<void> {
  await transaction.count(lockStatement);
  if ((await transaction.count(othersQuery, { userId })) === 0)
    throw new DomainError(authErrors.LAST_SUPER_ADMIN);
}
