import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';

const classroomsQuery = {
  name: 'events.classrooms-of-user',
  text: `
    SELECT c.cycle_tag AS "cycleTag", r.name AS classroom, m.joined_at AS "joinedAt"
    FROM cycle_classroom_members m
    JOIN cycle_classrooms r ON r.id = m.classroom_id
    JOIN summit_cycles c ON c.id = r.cycle_id
    WHERE m.user_id = $1 ORDER BY m.joined_at`,
};

const badgesQuery = {
  name: 'events.badges-with-dates',
  text: 'SELECT badge, awarded_at AS "awardedAt" FROM event_badges WHERE user_id = $1 ORDER BY awarded_at, badge',
};

/** The summit classrooms somebody is in, and the badges they were given. */
@Injectable()
@PersonalDataSource('events')
export class EventsPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return {
      cycleClassrooms: await this.queries.rows(classroomsQuery, [userId]),
      badges: await this.queries.rows(badgesQuery, [userId]),
    };
  }

  async erase({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query('DELETE FROM event_badges WHERE user_id = $1', [userId]);
    await manager.query('DELETE FROM cycle_classroom_members WHERE user_id = $1', [userId]);
  }
}
