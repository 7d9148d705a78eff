import { Injectable } from '@nestjs/common';
import {
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
  type Transaction,
} from '@lyceum/kernel';

const classroomsQuery = statement<{ cycleTag: string; classroom: string; joinedAt: Date }>(
  'events.classrooms-of-user',
  `SELECT c.cycle_tag AS "cycleTag", r.name AS classroom, m.joined_at AS "joinedAt"
    FROM cycle_classroom_members m
    JOIN cycle_classrooms r ON r.id = m.classroom_id
    JOIN summit_cycles c ON c.id = r.cycle_id
    WHERE m.user_id = $userId ORDER BY m.joined_at`,
);

const badgesQuery = statement<{ badge: string; awardedAt: Date }>(
  'events.badges-with-dates',
  'SELECT badge, awarded_at AS "awardedAt" FROM event_badges WHERE user_id = $userId ORDER BY awarded_at, badge',
);

const deleteCycleClassroomMembersStatement = statement(
  'events.delete-cycle-classroom-members',
  'DELETE FROM cycle_classroom_members WHERE user_id = $userId',
);

const deleteEventBadgesStatement = statement(
  'events.delete-event-badges',
  'DELETE FROM event_badges WHERE user_id = $userId',
);

/** The summit classrooms somebody is in, and the badges they were given. */
@Injectable()
@PersonalDataSource('events')
export class EventsPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return {
      cycleClassrooms: await this.queries.rows(classroomsQuery, { userId }),
      badges: await this.queries.rows(badgesQuery, { userId }),
    };
  }

  async erase(transaction: Transaction, userId: string): Promise<void> {
    await transaction.count(deleteEventBadgesStatement, { userId });
    await transaction.count(deleteCycleClassroomMembersStatement, { userId });
  }
}
