import { isPresent, people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** The live-course groups somebody is in, their homework, and whom they teach or are taught by. */
@Injectable()
@PersonalDataSource('live-courses')
export class LiveCoursePersonalData extends StoredPersonalData {
  protected readonly lists = {
    groups: statement<AnyRow>(
      'live-course.groups-of-user',
      `SELECT g.group_tag AS "groupTag", m.role, m.state, m.report_url AS "reportUrl", m.certificate_url AS "certificateUrl",
         m.joined_at AS "joinedAt"
       FROM live_course_members m JOIN live_course_groups g ON g.id = m.group_id
       WHERE m.user_id = $userId ORDER BY m.joined_at`,
    ),
    homework: statement<AnyRow>(
      'live-course.homework-of-user',
      `SELECT g.group_tag AS "groupTag", h.topic AS "homeworkTopic", s.link AS "submittedLink", s.submitted_at AS "submittedTime",
         s.is_late AS late, s.score::float8 AS score, s.comment,
         (SELECT json_agg(json_build_object('link', e.link, 'submittedTime', e.submitted_at) ORDER BY e.number)
          FROM live_submissions e WHERE e.student_homework_id = s.id) AS submissions
       FROM live_student_homeworks s JOIN live_homeworks h ON h.id = s.homework_id JOIN live_course_groups g ON g.id = h.group_id
       WHERE s.user_id = $userId ORDER BY h.due_at, h.id`,
    ),
    material: statement<AnyRow>(
      'live-course.documents-of-user',
      `SELECT g.group_tag AS "groupTag", d.name, d.link, d.note, d.created_at AS "createdAt"
       FROM live_documents d JOIN live_course_groups g ON g.id = d.group_id WHERE d.created_by = $userId ORDER BY d.id`,
    ),
    teaching: statement<{ userId: string; who: string }>(
      'live-course.taught-by-user',
      `SELECT u.id AS "userId", CASE WHEN u.id = ts.student_id THEN 'your student' ELSE 'your teacher' END AS "who"
       FROM teacher_students ts
       ${people.join('u', 'CASE WHEN ts.teacher_id = $userId THEN ts.student_id ELSE ts.teacher_id END')}
       WHERE $userId IN (ts.teacher_id, ts.student_id) AND ${isPresent('u')} ORDER BY u.id`,
    ),
  };

  protected override readonly erasures = [
    statement(
      'live-course.delete-student-homeworks',
      'DELETE FROM live_student_homeworks WHERE user_id = $userId',
    ),
    statement(
      'live-course.forget-who-added-documents',
      'UPDATE live_documents SET created_by = NULL WHERE created_by = $userId',
    ),
    statement(
      'live-course.delete-live-course-members',
      'DELETE FROM live_course_members WHERE user_id = $userId',
    ),
    statement(
      'live-course.delete-teacher-students',
      'DELETE FROM teacher_students WHERE $userId IN (teacher_id, student_id)',
    ),
  ];
}
