import { statement } from '@lyceum/kernel';
import { countedScore, daysLate, dueFor, stands, totalChanges } from './homework.sql';

const days = daysLate('s.submitted_at', dueFor('h', 's', 'm'));
const score = countedScore('s.given', days, 'h');

/**
 * What is late, and what counts of scores, anew after points, times, rules or what is deleted have changed, with the totals; of one
 * homework, one student, or both. Callers hold the rows that have changed.
 */
export const recountStatement = statement(
  'live-course.recount-scores',
  `WITH changed AS (
     UPDATE live_student_homeworks s SET days_late = ${days}, is_late = ${days} > 0, score = ${score},
       of_points = CASE WHEN s.given IS NOT NULL AND ${stands('h')} THEN h.point END
     FROM live_homeworks h JOIN live_course_members m ON m.group_id = h.group_id
     WHERE h.id = s.homework_id AND m.user_id = s.user_id AND h.group_id = $groupId
       AND ($homeworkId::uuid IS NULL OR h.id = $homeworkId) AND ($studentId::uuid IS NULL OR s.user_id = $studentId)
     RETURNING m.id AS member_id, ${totalChanges})
   UPDATE live_course_members m SET score_total = m.score_total + total.score, point_total = m.point_total + total.points
   FROM (SELECT member_id, sum(score_change) AS score, sum(point_change)::int AS points FROM changed GROUP BY member_id) total
   WHERE m.id = total.member_id AND (total.score <> 0 OR total.points <> 0)`,
);
