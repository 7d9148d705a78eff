import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { joinOwn } from '../../live-course.sql';
import { dueFor, endOfMinute, isOwed } from '../homework.sql';
import type { OwedHomeworkModel } from './owed-homework.model';

/** What a student owes in all their classes: what is late and what is due sooner first. */
export const owedQuery = statement<OwedHomeworkModel>(
  'live-course.owed-homework',
  `SELECT h.id, h.topic AS "homeworkTopic", g.group_tag AS "groupTag", c.name AS "courseName", h.point,
     due.at AS "ownDueDate", now() >= ${endOfMinute('due.at')} AS late,
     CASE WHEN h.takes_late AND h.late_until IS NOT NULL THEN GREATEST(h.late_until, due.at) END AS "takenUntil",
     h.late_percent::int AS "latePercent"
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')} AND own.role = 'STUDENT'
   JOIN live_courses c ON c.tag = g.course_tag
   JOIN live_homeworks h ON h.group_id = g.id
   LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = $userId
   CROSS JOIN LATERAL (SELECT ${dueFor('h', 's', 'own')} AS at) due
   WHERE ${isOwed('h', 's', 'own')} ORDER BY due.at, h.id LIMIT ${String(liveCourseLimits.owed)}`,
);
