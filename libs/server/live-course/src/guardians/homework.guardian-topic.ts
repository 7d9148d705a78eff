import {
  type GuardianTopic,
  type GuardianTopicContent,
  PreparedQueries,
  statement,
  TellsGuardians,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { dueFor, endOfMinute, stands } from '../homework/homework.sql';
import { joinOwn } from '../live-course.sql';
import * as messages from './guardian-topics.messages';

/** So much homework is named, what is due soonest first, then what was due last. */
const shownHomework = 10;

interface HomeworkRow {
  id: string;
  topic: string;
  courseName: string;
  at: Date;
  state: 'DUE' | 'DONE' | 'LATE' | 'MISSING';
}

const due = dueFor('h', 's', 'own');

/** Homework of the last and the next four weeks. What was handed in, and what was said of it, is the student's. */
const homeworkQuery = statement<HomeworkRow>(
  'live-course.homework-for-guardians',
  `SELECT h.id, h.topic, c.name AS "courseName", ${due} AS at,
     CASE WHEN s.submitted_at IS NOT NULL AND s.is_late THEN 'LATE'
          WHEN s.submitted_at IS NOT NULL OR s.given IS NOT NULL THEN 'DONE'
          WHEN now() < ${endOfMinute(due)} AND s.mark IS NULL THEN 'DUE' ELSE 'MISSING' END AS state
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$studentId')} AND own.role = 'STUDENT'
   JOIN live_courses c ON c.tag = g.course_tag
   JOIN live_homeworks h ON h.group_id = g.id AND h.starts_at <= now() AND ${stands('h')}
   LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = $studentId
   WHERE ${due} BETWEEN now() - interval '4 weeks' AND now() + interval '4 weeks' AND s.mark IS DISTINCT FROM 'EXCUSED'
   ORDER BY at DESC, h.id`,
);

const details: Readonly<Record<HomeworkRow['state'], (values: { courseName: string }) => string>> = {
  DUE: messages.due,
  DONE: messages.handedIn,
  LATE: messages.handedInLate,
  MISSING: messages.notHandedIn,
};

/** What a student has to hand in, and whether they did. */
@Injectable()
@TellsGuardians()
export class HomeworkGuardianTopic implements GuardianTopic {
  readonly name = 'HOMEWORK';

  constructor(private readonly queries: PreparedQueries) {}

  async of(studentId: string): Promise<GuardianTopicContent> {
    const homework = await this.queries.rows(homeworkQuery, { studentId });
    const of = (...states: HomeworkRow['state'][]) => homework.filter(({ state }) => states.includes(state));
    const [due, missing, done] = [of('DUE'), of('MISSING'), of('DONE', 'LATE')];
    const entries = [...due.toReversed(), ...missing, ...done]
      .slice(0, shownHomework)
      .map(({ id, topic, courseName, at, state }) => ({
        id,
        title: topic,
        detail: details[state]({ courseName }),
        at,
        url: null,
      }));
    const figures = [
      { label: messages.toHandIn(), value: String(due.length) },
      { label: messages.handedInCount(), value: String(done.length) },
      { label: messages.missed(), value: String(missing.length) },
    ];
    return { figures: homework.length === 0 ? [] : figures, entries, days: [] };
  }
}
