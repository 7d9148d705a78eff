import { Injectable } from '@nestjs/common';
import { rolesHolding } from '@lyceum/contracts';
import type { Transaction } from '@lyceum/kernel';

/** Whoever may shut accounts out looks after those that a guardian has locked. */
const statement = `
  SELECT staff.id FROM users child, users staff
  WHERE child.id = $1 AND child.guardian_withdrew_at IS NOT NULL AND child.erased_at IS NULL
    AND staff.roles && $2::text[] AND staff.erased_at IS NULL AND staff.suspended_at IS NULL
  ORDER BY staff.id`;

/** What staff are told of guardians. */
@Injectable()
export class GuardianNews {
  /** Whom of the staff it concerns that this account is locked; nobody once it is not. */
  async staffOfLocked({ manager }: Transaction, userId: string): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(statement, [userId, rolesHolding('user.suspend')]);
    return rows.map(({ id }) => id);
  }
}
