import {
  type Actor,
  type DueItem,
  type DueSource,
  HasDueItems,
  PreparedQueries,
  statement,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { dueFor, isOwed } from '../homework/homework.sql';
import { joinOwn } from '../live-course.sql';
import * as messages from './live-course-due.messages';

/** How long before its day something is named. */
const daysBefore = 7;

interface DueRow {
  id: string;
  kind: 'LESSON' | 'HOMEWORK';
  title: string;
  at: Date;
  groupTag: string;
}

const soon = (column: string): string =>
  `${column} > now() AND ${column} <= now() + interval '${String(daysBefore)} days'`;

const dueQuery = statement<DueRow>(
  'live-course.due',
  `SELECT l.id, 'LESSON' AS kind, l.topic AS title, l.starts_at AS at, g.group_tag AS "groupTag"
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')}
   JOIN live_lessons l ON l.group_id = g.id AND l.status = 'PLANNED' AND ${soon('l.starts_at')}
   UNION ALL
   SELECT h.id, 'HOMEWORK', h.topic, ${dueFor('h', 's', 'own')}, g.group_tag
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')} AND own.role = 'STUDENT'
   JOIN live_homeworks h ON h.group_id = g.id
   LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = $userId
   WHERE ${isOwed('h', 's', 'own')} AND ${soon(dueFor('h', 's', 'own'))}
   ORDER BY at, id LIMIT $limit`,
);

/** Lessons that somebody is to be at, and homework that they owe. */
@Injectable()
@HasDueItems()
export class LiveCourseDue implements DueSource {
  constructor(private readonly queries: PreparedQueries) {}

  async of(actor: Actor, limit: number): Promise<readonly DueItem[]> {
    const rows = await this.queries.rows(dueQuery, { userId: actor.userId, limit });
    return rows.map(({ id, kind, title, at, groupTag }) => ({
      id,
      label: kind === 'LESSON' ? messages.lessonBegins() : messages.homeworkIsDue(),
      title,
      at,
      url: `/lc-dashboard/${groupTag}`,
    }));
  }
}
