import { rolesHolding } from '@lyceum/contracts/permissions';
import { statement, type Transaction } from '@lyceum/kernel';

/** Whoever may shut accounts out looks after those that a guardian has locked. */
const staffOfLockedQuery = statement<{ id: string }>(
  'auth.staff-of-locked',
  `SELECT staff.id FROM users child, users staff
    WHERE child.id = $userId AND child.guardian_withdrew_at IS NOT NULL AND child.erased_at IS NULL
      AND staff.roles && $roles::text[] AND staff.erased_at IS NULL AND staff.suspended_at IS NULL
    ORDER BY staff.id`,
);

/** Whom of the staff it concerns that this account is locked; nobody once it is not. */
export async function staffOfLocked(transaction: Transaction, userId: string): Promise<string[]> {
  const rows = await transaction.rows(staffOfLockedQuery, { userId, roles: rolesHolding('user.suspend') });
  return rows.map(({ id }) => id);
}
