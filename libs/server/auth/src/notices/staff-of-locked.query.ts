import { rolesHolding } from '@lyceum/contracts/permissions';
import type { Transaction } from '@lyceum/kernel';

/** Whoever may shut accounts out looks after those that a guardian has locked. */
const staffOfLockedQuery = {
  name: 'auth.staff-of-locked',
  text: `
    SELECT staff.id FROM users child, users staff
    WHERE child.id = $1 AND child.guardian_withdrew_at IS NOT NULL AND child.erased_at IS NULL
      AND staff.roles && $2::text[] AND staff.erased_at IS NULL AND staff.suspended_at IS NULL
    ORDER BY staff.id`,
};

/** Whom of the staff it concerns that this account is locked; nobody once it is not. */
export async function staffOfLocked(transaction: Transaction, userId: string): Promise<string[]> {
  const values = [userId, rolesHolding('user.suspend')];
  const rows = await transaction.rows<{ id: string }>(staffOfLockedQuery, values);
  return rows.map(({ id }) => id);
}
