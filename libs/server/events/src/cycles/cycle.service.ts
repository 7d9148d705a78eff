import { Injectable } from '@nestjs/common';
import type { UserCycleClassroom } from '@lyceum/contracts/events';
import { type Actor, assertCan, PreparedQueries, statement } from '@lyceum/kernel';

/** With more than one at a time, the cycle that began last counts. */
const activeQuery = statement<ActiveRow>(
  'events.active-cycle-classroom',
  `SELECT r.id, c.cycle_tag AS "cycleTag", r.name, c.starts_at AS "startsAt", c.ends_at AS "endsAt"
    FROM cycle_classroom_members m
    JOIN cycle_classrooms r ON r.id = m.classroom_id
    JOIN summit_cycles c ON c.id = r.cycle_id
    WHERE m.user_id = $userId AND c.starts_at <= now() AND now() < c.ends_at
    ORDER BY c.starts_at DESC, r.id LIMIT 1`,
);

type ActiveRow = Omit<UserCycleClassroom, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date };

/** Summit cycles as their participants meet them. */
@Injectable()
export class CycleService {
  constructor(private readonly queries: PreparedQueries) {}

  /** The caller's classroom in a cycle that runs now (checklist line 36), or null. */
  async activeClassroom(actor: Actor): Promise<UserCycleClassroom | null> {
    assertCan(actor, 'learning.read');
    const [row] = await this.queries.rows(activeQuery, { userId: actor.userId });
    if (!row) return null;
    return { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() };
  }
}
