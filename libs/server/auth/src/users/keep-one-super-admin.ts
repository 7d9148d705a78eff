import { authErrors } from '@lyceum/contracts/auth';
import { DomainError, type Transaction } from '@lyceum/kernel';

/** One at a time, so that two super admins cannot each take the role from the other. */
const superAdminLock = 7_204_003;

/**
 * To be called in the transaction that takes the role from this user, or the user away. An account that is on its way
 * to deletion does not count.
 * @throws DomainError AUTH_LAST_SUPER_ADMIN when nobody else holds the role
 */
export async function keepOneSuperAdmin({ manager }: Transaction, userId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [superAdminLock]);
  const others = await manager.query<unknown[]>(
    `SELECT FROM users WHERE roles @> '{SUPER_ADMIN}' AND id <> $1 AND deletes_at IS NULL LIMIT 1`,
    [userId],
  );
  if (others.length === 0) throw new DomainError(authErrors.LAST_SUPER_ADMIN);
}
