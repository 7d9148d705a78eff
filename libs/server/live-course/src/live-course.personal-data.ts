import { isPresent, people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import {
  type AnyRow,
  PersonalDataSource,
  PreparedQueries,
  statement,
  StoredPersonalData,
  type Transaction,
} from '@lyceum/kernel';
import { PersonRecordings } from './recordings/person-recordings';

/** The live-course groups somebody is in, their homework, and whom they teach or are taught by. */
@Injectable()
@PersonalDataSource('live-courses')
export class LiveCoursePersonalData extends StoredPersonalData {
  constructor(
    queries: PreparedQueries,
    private readonly recordings: PersonRecordings,
  ) {
    super(queries);
  }

  protected readonly lists = {
    groups: statement<AnyRow>(
      'live-course.groups-of-user',
      `SELECT g.group_tag AS "groupTag", m.role, m.state, m.report_url AS "reportUrl", m.certificate_url AS "certificateUrl",
         m.joined_at AS "joinedAt", m.score_total::float8 AS "scoreTotal", m.point_total AS "pointTotal", m.extra_minutes AS "extraMinutes"
       FROM live_course_members m JOIN live_course_groups g ON g.id = m.group_id
       WHERE m.user_id = $userId ORDER BY m.joined_at`,
    ),
    waitingFor: statement<AnyRow>(
      'live-course.waiting-of-user',
      `SELECT g.group_tag AS "groupTag", w.created_at AS "waitsSince", w.may_enter AS "getsFreeSeat"
       FROM live_course_waiting w JOIN live_course_groups g ON g.id = w.group_id WHERE w.user_id = $userId ORDER BY w.id`,
    ),
    boughtSeats: statement<AnyRow>(
      'live-course.bought-seats-of-user',
      `SELECT g.group_tag AS "groupTag", s.held_until AS "keptUntil", s.delivered_at AS "givenAt", s.revoked_at AS "takenBackAt"
       FROM live_sold_seats s JOIN live_course_groups g ON g.id = s.group_id WHERE s.user_id = $userId ORDER BY s.order_id`,
    ),
    notLetInto: statement<AnyRow>(
      'live-course.refusals-of-user',
      `SELECT g.group_tag AS "groupTag", r.reason, r.refused_at AS "refusedAt"
       FROM live_course_refusals r JOIN live_course_groups g ON g.id = r.group_id WHERE r.user_id = $userId ORDER BY r.refused_at`,
    ),
    homework: statement<AnyRow>(
      'live-course.homework-of-user',
      `SELECT g.group_tag AS "groupTag", h.topic AS "homeworkTopic", s.link AS "submittedLink", s.file_name AS "submittedFile", s.submitted_at AS "submittedTime",
         s.is_late AS late, s.score::float8 AS score, s.given::float8 AS "givenScore", s.mark, s.comment, s.due_at AS "ownDueDate",
         (SELECT json_agg(json_build_object('before', c.before, 'after', c.after, 'time', c.created_at) ORDER BY c.version)
          FROM live_grade_changes c WHERE c.student_homework_id = s.id) AS "scoreChanges",
         (SELECT json_agg(json_build_object('link', e.link, 'file', e.file_name, 'submittedTime', e.submitted_at, 'receipt', e.receipt) ORDER BY e.number)
          FROM live_submissions e WHERE e.student_homework_id = s.id) AS submissions
       FROM live_student_homeworks s JOIN live_homeworks h ON h.id = s.homework_id JOIN live_course_groups g ON g.id = h.group_id
       WHERE s.user_id = $userId ORDER BY h.due_at, h.id`,
    ),
    workPins: statement<AnyRow>(
      'live-course.work-pins-of-user',
      `SELECT g.group_tag AS "groupTag", h.topic AS "homeworkTopic", p.page, p.x, p.y, p.text, p.created_at AS "createdAt",
         p.edited_at AS "editedAt", s.user_id = $userId AS "onYourWork"
       FROM live_work_pins p JOIN live_student_homeworks s ON s.id = p.student_homework_id JOIN live_homeworks h ON h.id = s.homework_id
       JOIN live_course_groups g ON g.id = h.group_id WHERE $userId IN (s.user_id, p.author_id) ORDER BY p.id`,
    ),
    commentTemplates: statement<AnyRow>(
      'live-course.comment-templates-of-user',
      'SELECT text, created_at AS "createdAt" FROM live_comment_templates WHERE owner_id = $userId ORDER BY id',
    ),
    attendance: statement<AnyRow>(
      'live-course.attendance-of-user',
      `SELECT g.group_tag AS "groupTag", l.lesson_number AS "lessonNumber", a.joined_at AS "joinedAt", a.seen_at AS "seenAt",
         a.seconds, a.joins_cnt AS joins
       FROM live_attendances a JOIN live_lessons l ON l.id = a.lesson_id JOIN live_course_groups g ON g.id = l.group_id
       WHERE a.user_id = $userId ORDER BY a.joined_at`,
    ),
    presences: statement<AnyRow>(
      'live-course.presences-of-user',
      `SELECT g.group_tag AS "groupTag", l.lesson_number AS "lessonNumber", p.came_at AS "cameAt", p.left_at AS "leftAt"
       FROM live_presences p JOIN live_lessons l ON l.id = p.lesson_id JOIN live_course_groups g ON g.id = l.group_id
       WHERE p.user_id = $userId ORDER BY p.came_at, l.id`,
    ),
    attendanceCorrections: statement<AnyRow>(
      'live-course.attendance-corrections-of-user',
      `SELECT g.group_tag AS "groupTag", l.lesson_number AS "lessonNumber", k.state, k.minutes, k.reason,
         k.corrected_at AS "correctedAt", k.user_id = $userId AS "aboutYou"
       FROM live_attendance_corrections k JOIN live_lessons l ON l.id = k.lesson_id JOIN live_course_groups g ON g.id = l.group_id
       WHERE $userId IN (k.user_id, k.corrected_by) ORDER BY k.id`,
    ),
    standingIn: statement<AnyRow>(
      'live-course.stood-in-of-user',
      `SELECT g.group_tag AS "groupTag", l.lesson_number AS "lessonNumber", l.starts_at AS "startsAt"
       FROM live_lessons l JOIN live_course_groups g ON g.id = l.group_id WHERE l.substitute_id = $userId ORDER BY l.starts_at`,
    ),
    timeZone: statement<AnyRow>(
      'live-course.time-zone-of-user',
      'SELECT time_zone AS "timeZone", updated_at AS "updatedAt" FROM live_course_time_zones WHERE user_id = $userId',
    ),
    calendarFeed: statement<AnyRow>(
      'live-course.calendar-feed-of-user',
      `SELECT version, created_at AS "createdAt", code_hash IS NOT NULL AS "isOn" FROM live_calendar_feeds WHERE user_id = $userId`,
    ),
    material: statement<AnyRow>(
      'live-course.documents-of-user',
      `SELECT g.group_tag AS "groupTag", d.name, d.link, d.note, d.created_at AS "createdAt"
       FROM live_documents d JOIN live_course_groups g ON g.id = d.group_id WHERE d.created_by = $userId ORDER BY d.id`,
    ),
    announcements: statement<AnyRow>(
      'live-course.announcements-of-user',
      `SELECT g.group_tag AS "groupTag", a.text, a.created_at AS "createdAt", a.edited_at AS "editedAt"
       FROM live_announcements a JOIN live_course_groups g ON g.id = a.group_id
       WHERE a.author_id = $userId AND a.deleted_at IS NULL ORDER BY a.id`,
    ),
    recordings: statement<AnyRow>(
      'live-course.recordings-of-user',
      `SELECT g.group_tag AS "groupTag", l.lesson_number AS "lessonNumber", r.file_name AS "fileName", r.created_at AS "createdAt",
         r.deleted_at AS "deletedAt"
       FROM live_recordings r JOIN live_lessons l ON l.id = r.lesson_id JOIN live_course_groups g ON g.id = r.group_id
       WHERE r.created_by = $userId ORDER BY r.id`,
    ),
    recordedFilms: statement<AnyRow>(
      'live-course.recorded-films-of-user',
      `SELECT g.group_tag AS "groupTag", l.lesson_number AS "lessonNumber", f.kind, r.started_at AS "recordedAt",
         f.starts_ms AS "startsAt", f.milliseconds
       FROM live_recording_films f JOIN live_recordings r ON r.id = f.recording_id JOIN live_lessons l ON l.id = r.lesson_id
       JOIN live_course_groups g ON g.id = r.group_id WHERE f.user_id = $userId ORDER BY r.started_at, f.starts_ms, f.id`,
    ),
    recordingConsents: statement<AnyRow>(
      'live-course.recording-consents-of-user',
      `SELECT g.group_tag AS "groupTag", l.lesson_number AS "lessonNumber", c.agreed_at AS "agreedAt", c.withdrawn_at AS "withdrawnAt"
       FROM live_recording_consents c JOIN live_recordings r ON r.id = c.recording_id JOIN live_lessons l ON l.id = r.lesson_id
       JOIN live_course_groups g ON g.id = r.group_id WHERE c.user_id = $userId ORDER BY c.agreed_at, r.id`,
    ),
    recordingMoments: statement<AnyRow>(
      'live-course.recording-moments-of-user',
      `SELECT g.group_tag AS "groupTag", l.lesson_number AS "lessonNumber", m.kind, m.at_ms AS "at"
       FROM live_recording_moments m JOIN live_recordings r ON r.id = m.recording_id JOIN live_lessons l ON l.id = r.lesson_id
       JOIN live_course_groups g ON g.id = r.group_id WHERE m.user_id = $userId ORDER BY r.started_at, m.at_ms, m.id`,
    ),
    certificates: statement<AnyRow>(
      'live-course.certificates-of-user',
      `SELECT g.group_tag AS "groupTag", k.code, k.first_name AS "firstName", k.last_name AS "lastName", k.course_name AS "courseName",
         k.issued_at AS "issuedAt", k.withdrawn_at AS "withdrawnAt", k.reason
       FROM live_certificates k JOIN live_course_groups g ON g.id = k.group_id WHERE k.user_id = $userId ORDER BY k.id`,
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
      'live-course.forget-who-pinned',
      'UPDATE live_work_pins SET author_id = NULL WHERE author_id = $userId',
    ),
    statement(
      'live-course.delete-comment-templates',
      'DELETE FROM live_comment_templates WHERE owner_id = $userId',
    ),
    statement(
      'live-course.delete-recording-moments',
      'DELETE FROM live_recording_moments WHERE user_id = $userId',
    ),
    statement('live-course.delete-presences', 'DELETE FROM live_presences WHERE user_id = $userId'),
    statement('live-course.delete-attendances', 'DELETE FROM live_attendances WHERE user_id = $userId'),
    statement(
      'live-course.delete-attendance-corrections',
      'DELETE FROM live_attendance_corrections WHERE user_id = $userId',
    ),
    statement(
      'live-course.forget-who-corrected-attendance',
      'UPDATE live_attendance_corrections SET corrected_by = NULL WHERE corrected_by = $userId',
    ),
    statement(
      'live-course.forget-substitute',
      'UPDATE live_lessons SET substitute_id = NULL WHERE substitute_id = $userId',
    ),
    statement('live-course.delete-calendar-feed', 'DELETE FROM live_calendar_feeds WHERE user_id = $userId'),
    statement('live-course.delete-time-zone', 'DELETE FROM live_course_time_zones WHERE user_id = $userId'),
    statement(
      'live-course.forget-who-graded',
      'UPDATE live_student_homeworks SET graded_by = NULL WHERE graded_by = $userId',
    ),
    statement(
      'live-course.forget-who-changed-grades',
      'UPDATE live_grade_changes SET by_id = NULL WHERE by_id = $userId',
    ),
    statement(
      'live-course.forget-who-added-documents',
      'UPDATE live_documents SET created_by = NULL WHERE created_by = $userId',
    ),
    statement(
      'live-course.forget-who-announced',
      'UPDATE live_announcements SET author_id = NULL WHERE author_id = $userId',
    ),
    statement(
      'live-course.delete-live-course-members',
      'DELETE FROM live_course_members WHERE user_id = $userId',
    ),
    statement('live-course.delete-waiting', 'DELETE FROM live_course_waiting WHERE user_id = $userId'),
    statement('live-course.delete-sold-seats', 'DELETE FROM live_sold_seats WHERE user_id = $userId'),
    statement('live-course.delete-refusals', 'DELETE FROM live_course_refusals WHERE user_id = $userId'),
    statement(
      'live-course.forget-who-refused',
      'UPDATE live_course_refusals SET refused_by = NULL WHERE refused_by = $userId',
    ),
    statement('live-course.delete-certificates', 'DELETE FROM live_certificates WHERE user_id = $userId'),
    statement(
      'live-course.forget-who-issued-certificates',
      'UPDATE live_certificates SET issued_by = NULL WHERE issued_by = $userId',
    ),
    statement(
      'live-course.forget-who-withdrew-certificates',
      'UPDATE live_certificates SET withdrawn_by = NULL WHERE withdrawn_by = $userId',
    ),
    statement(
      'live-course.delete-teacher-students',
      'DELETE FROM teacher_students WHERE $userId IN (teacher_id, student_id)',
    ),
  ];
  override async erase(transaction: Transaction, userId: string): Promise<void> {
    await this.recordings.leave(transaction, userId);
    await super.erase(transaction, userId);
  }
}
