import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** The summit classrooms somebody is in, and the badges they were given. */
@Injectable()
@PersonalDataSource('events')
export class EventsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    cycleClassrooms: statement<{ cycleTag: string; classroom: string; joinedAt: Date }>(
      'events.classrooms-of-user',
      `SELECT c.cycle_tag AS "cycleTag", r.name AS classroom, m.joined_at AS "joinedAt"
       FROM cycle_classroom_members m
       JOIN cycle_classrooms r ON r.id = m.classroom_id
       JOIN summit_cycles c ON c.id = r.cycle_id
       WHERE m.user_id = $userId ORDER BY m.joined_at`,
    ),
    badges: statement<{ badge: string; awardedAt: Date }>(
      'events.badges-with-dates',
      'SELECT badge, awarded_at AS "awardedAt" FROM event_badges WHERE user_id = $userId ORDER BY awarded_at, badge',
    ),
  };

  protected override readonly erasures = [
    statement('events.delete-event-badges', 'DELETE FROM event_badges WHERE user_id = $userId'),
    statement(
      'events.delete-cycle-classroom-members',
      'DELETE FROM cycle_classroom_members WHERE user_id = $userId',
    ),
  ];
}
