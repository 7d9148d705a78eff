import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { blocks } from '@lyceum/friends';

/** SQL of whether the place of this alias is one in its group still: who was withdrawn has none. */
export const isIn = (member: string): string => `${member}.state <> 'WITHDRAWN'`;

/** SQL of whether the seat of this alias of `live_sold_seats` is kept for its order while that is paid. */
export const isHeld = (seat: string): string =>
  `(${seat}.delivered_at IS NULL AND ${seat}.held_until IS NOT NULL AND ${seat}.held_until > clock_timestamp())`;

/** SQL of how many seats the group of this id has free: nobody's, and held for nobody; NULL for any number. */
export const freeSeats = (groupId: string): string => `(SELECT seated.seats - (
    SELECT count(*)::int FROM live_course_members taken
    WHERE taken.group_id = seated.id AND taken.role = 'STUDENT' AND ${isIn('taken')}) - (
    SELECT count(*)::int FROM live_sold_seats held WHERE held.group_id = seated.id AND ${isHeld('held')})
  FROM live_course_groups seated WHERE seated.id = ${groupId})`;

/**
 * SQL of whether there is a block between this person and somebody of the class of this id: they come into it by the word of staff
 * alone (decision 54).
 */
export const meetsBlock = (groupId: string, userId: string): string => `EXISTS (
  SELECT FROM live_course_members there
  WHERE there.group_id = ${groupId} AND ${isIn('there')} AND there.user_id IN (${blocks.partnersOf(userId)}))`;

/** Brings somebody's own place in a group into a statement; without one, there is no row. */
export const joinOwn = (own: string, groupId: string, userId: string): string =>
  `JOIN live_course_members ${own} ON ${own}.group_id = ${groupId} AND ${own}.user_id = ${userId} AND ${isIn(own)}`;

/** SQL of whether the place of this alias is a teacher's or an assistant's (checklist line 184). */
export const teaches = (member: string): string => `(${member}.role IN ('TEACHER', 'ASSISTANT'))`;

/** SQL of one column `id`: who leads the lesson of this alias, as TEACHERs of its class, or because they stand in. */
export const leadersOf = (lesson: string): string =>
  `SELECT head.user_id AS id FROM live_course_members head
   WHERE head.group_id = ${lesson}.group_id AND head.role = 'TEACHER' AND ${isIn('head')}
   UNION ALL SELECT ${lesson}.substitute_id WHERE ${lesson}.substitute_id IS NOT NULL`;

/**
 * SQL of whether the first user teaches the second, for statements of other domains to take in: somebody they are entered
 * for (checklist line 98), or a student of a course they teach, until it ends.
 */
export function isTeacherOf(teacherId: string, studentId: string): string {
  return `${studentId} IN (${studentsOf(teacherId)})`;
}

/** SQL of one column `id`: everybody this person teaches, by the same rule. */
export function studentsOf(teacherId: string): string {
  return `
    SELECT entered.student_id AS id FROM teacher_students entered WHERE entered.teacher_id = ${teacherId}
    UNION
    SELECT pupil.user_id FROM live_course_members teaching
    JOIN live_course_groups course ON course.id = teaching.group_id AND course.session_ends_at > now()
    JOIN live_course_members pupil ON pupil.group_id = course.id AND pupil.role = 'STUDENT' AND ${isIn('pupil')}
    WHERE teaching.user_id = ${teacherId} AND teaching.role = 'TEACHER' AND ${isIn('teaching')}`;
}

/** SQL of whether both are students of one group, until its course ends. */
export function areClassmates(one: string, other: string): string {
  return `${other} IN (${classmatesOf(one)})`;
}

/** SQL of one column `id`: everybody who learns together with this person, by the same rule. */
export function classmatesOf(person: string): string {
  return `
    SELECT mate.user_id AS id FROM live_course_members own JOIN live_course_members mate USING (group_id)
    JOIN live_course_groups course ON course.id = group_id AND course.session_ends_at > now()
    WHERE own.user_id = ${person} AND mate.user_id <> own.user_id AND own.role = 'STUDENT' AND mate.role = 'STUDENT'
      AND ${isIn('own')} AND ${isIn('mate')}`;
}

/** SQL of one column `id`: everybody who teaches this person, by the same rule. */
export function teachersOf(studentId: string): string {
  return `
    SELECT entered.teacher_id AS id FROM teacher_students entered WHERE entered.student_id = ${studentId}
    UNION
    SELECT teaching.user_id FROM live_course_members pupil
    JOIN live_course_groups course ON course.id = pupil.group_id AND course.session_ends_at > now()
    JOIN live_course_members teaching ON teaching.group_id = course.id AND teaching.role = 'TEACHER' AND ${isIn('teaching')}
    WHERE pupil.user_id = ${studentId} AND pupil.role = 'STUDENT' AND ${isIn('pupil')}`;
}

/** SQL of whether the lesson of this alias can be joined now: from ten minutes before it begins until it ends. */
export const canJoin = (lesson: string): string =>
  `(${lesson}.status = 'PLANNED' AND now() < ${lesson}.ends_at
    AND now() >= ${lesson}.starts_at - interval '${String(liveCourseLimits.joinMinutesBefore)} minutes')`;

/** What was handed in as the row of this alias has it: a link, or a file of ours with its name. */
export const workColumns = (row: string): string =>
  `CASE WHEN ${row}.file_name IS NULL THEN ${row}.link END AS "submittedLink",
   CASE WHEN ${row}.file_name IS NOT NULL THEN json_build_object('name', ${row}.file_name, 'path', ${row}.link) END AS "submittedFile"`;

/** SQL of `user_id`, `role` and `joined_at` of who teaches and learns in the group of this id, for other domains that follow a class. */
export const classPeople = (groupId: string): string =>
  `SELECT person.user_id, person.role, person.joined_at FROM live_course_members person
   WHERE person.group_id = ${groupId} AND person.role <> 'OBSERVER' AND ${isIn('person')}`;

/** SQL of `group_tag` and `course`, its name, of the group of this id. */
export const classNamed = (groupId: string): string =>
  `SELECT class.group_tag, course.name AS course FROM live_course_groups class JOIN live_courses course ON course.tag = class.course_tag
   WHERE class.id = ${groupId}`;

/** SQL of `id` of the group of this tag. */
export const classTagged = (groupTag: string): string =>
  `SELECT class.id FROM live_course_groups class WHERE class.group_tag = ${groupTag}`;

/** SQL of `id` of the classes that somebody teaches and that are not over. */
export const taughtClasses = `SELECT class.id FROM live_course_groups class WHERE class.session_ends_at > now() AND EXISTS (
    SELECT FROM live_course_members leader WHERE leader.group_id = class.id AND leader.role = 'TEACHER' AND ${isIn('leader')})`;
