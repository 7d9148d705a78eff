import { type NoticeSubjects, TellsOfSubjects } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { joinOwn } from './live-course.sql';

/** Classes are told of to who is in them, and a lesson to who stands in, too. */
@Injectable()
@TellsOfSubjects()
export class LiveCourseNoticeSubjects implements NoticeSubjects {
  stillTold(reader: string, id: string): Record<string, string> {
    return {
      LIVE_COURSE_GROUP: `EXISTS (SELECT FROM live_course_groups it ${joinOwn('own', 'it.id', reader)} WHERE it.id = ${id})`,
      LIVE_COURSE_PLACE: `(EXISTS (SELECT FROM live_course_groups it ${joinOwn('own', 'it.id', reader)} WHERE it.id = ${id})
        OR EXISTS (SELECT FROM live_course_waiting it WHERE it.group_id = ${id} AND it.user_id = ${reader}))`,
      LIVE_ANNOUNCEMENT: `EXISTS (SELECT FROM live_announcements it ${joinOwn('own', 'it.group_id', reader)}
        WHERE it.id = ${id} AND it.deleted_at IS NULL)`,
      LIVE_RECORDING: `EXISTS (SELECT FROM live_recordings it ${joinOwn('own', 'it.group_id', reader)}
        WHERE it.id = ${id} AND it.state = 'READY' AND it.deleted_at IS NULL)`,
      LIVE_CERTIFICATE: `EXISTS (SELECT FROM live_certificates it
        WHERE it.id = ${id} AND it.user_id = ${reader} AND it.withdrawn_at IS NULL)`,
      LIVE_LESSON: `(EXISTS (SELECT FROM live_lessons it ${joinOwn('own', 'it.group_id', reader)} WHERE it.id = ${id})
        OR EXISTS (SELECT FROM live_lessons it WHERE it.id = ${id} AND it.substitute_id = ${reader}))`,
    };
  }

  concerned(reader: string) {
    const isInAny = `EXISTS (SELECT FROM live_course_members m WHERE m.user_id = ${reader} AND m.state <> 'WITHDRAWN')`;
    return {
      LESSON_CHANGED: isInAny,
      LESSON_REMINDER: isInAny,
      HOMEWORK_REMINDER: isInAny,
      CLASS_ANNOUNCEMENT: isInAny,
      RECORDING_READY: isInAny,
      TAKEN_OUT_OF_RECORDING: isInAny,
      CERTIFICATE: isInAny,
    };
  }
}
