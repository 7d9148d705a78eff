import { Injectable } from '@nestjs/common';
import { rolesHolding } from '@lyceum/contracts';
import type { Transaction } from '@lyceum/kernel';

/** Whose account is locked, and whom of the staff that concerns. */
export interface LockedChild {
  name: string;
  staffIds: string[];
}

/** Whoever may shut accounts out looks after those that a guardian has locked. */
const statement = `
  SELECT child.full_name AS name, ARRAY(
    SELECT staff.id FROM users staff
    WHERE staff.roles && $2::text[] AND staff.erased_at IS NULL AND staff.suspended_at IS NULL ORDER BY staff.id
  ) AS "staffIds"
  FROM users child WHERE child.id = $1 AND child.guardian_withdrew_at IS NOT NULL AND child.erased_at IS NULL`;

/** What staff are told of guardians. */
@Injectable()
export class GuardianNews {
  /** The account, as long as its guardian's consent is withdrawn. */
  async locked({ manager }: Transaction, userId: string): Promise<LockedChild | null> {
    const staffRoles = rolesHolding('user.suspend');
    const [row] = await manager.query<LockedChild[]>(statement, [userId, staffRoles]);
    return row ?? null;
  }
}
