import {
  type Actor,
  type DueItemModel,
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
  kind: 'LESSON' | 'HOMEWORK' | 'LATE';
  title: string;
  at: Date;
  groupTag: string;
}

/** So many homeworks that are late are named, those that were due last: what is to come has room beside them. */
const lateShown = 2;

const owedAs = (kind: 'HOMEWORK' | 'LATE', isThen: string): string =>
  `SELECT h.id, '${kind}', h.topic, ${dueFor('h', 's', 'own')} AS at, g.group_tag
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')} AND own.role = 'STUDENT'
   JOIN live_homeworks h ON h.group_id = g.id
   LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = $userId
   WHERE ${isOwed('h', 's', 'own')} AND ${isThen}`;

const soon = (column: string): string =>
  `${column} > now() AND ${column} <= now() + interval '${String(daysBefore)} days'`;

const dueQuery = statement<DueRow>(
  'live-course.due',
  `SELECT l.id, 'LESSON' AS kind, l.topic AS title, l.starts_at AS at, g.group_tag AS "groupTag"
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')}
   JOIN live_lessons l ON l.group_id = g.id AND l.status = 'PLANNED' AND ${soon('l.starts_at')}
   UNION ALL
   ${owedAs('HOMEWORK', soon(dueFor('h', 's', 'own')))}
   UNION ALL
   (${owedAs('LATE', `${dueFor('h', 's', 'own')} <= now()`)} ORDER BY at DESC, h.id LIMIT ${String(lateShown)})
   ORDER BY at, id LIMIT $limit`,
);

const labels = {
  LESSON: messages.lessonBegins,
  HOMEWORK: messages.homeworkIsDue,
  LATE: messages.homeworkWasDue,
} as const satisfies Record<DueRow['kind'], () => string>;

/** Lessons that somebody is to be at, and homework that they owe, also what is late. */
@Injectable()
@HasDueItems()
export class LiveCourseDue implements DueSource {
  constructor(private readonly queries: PreparedQueries) {}

  async of(actor: Actor, limit: number): Promise<readonly DueItemModel[]> {
    const rows = await this.queries.rows(dueQuery, { userId: actor.userId, limit });
    return rows.map(({ id, kind, title, at, groupTag }) => ({
      id,
      label: labels[kind](),
      title,
      at,
      url: `/lc-dashboard/${groupTag}`,
    }));
  }
}
