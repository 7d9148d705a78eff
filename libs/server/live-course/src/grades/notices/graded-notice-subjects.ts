import { type NoticeSubjects, TellsOfSubjects } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { stands } from '../../homework/homework.sql';
import { joinOwn } from '../../live-course.sql';

/** Homework is told of to the students of its group, as long as it stands. */
@Injectable()
@TellsOfSubjects()
export class GradedNoticeSubjects implements NoticeSubjects {
  stillTold(reader: string, id: string): Record<string, string> {
    return {
      LIVE_HOMEWORK: `EXISTS (
        SELECT FROM live_homeworks it ${joinOwn('own', 'it.group_id', reader)} WHERE it.id = ${id} AND ${stands('it')} OFFSET 0)`,
    };
  }

  concerned(reader: string): Record<string, string> {
    return {
      HOMEWORK_GRADED: `EXISTS (
        SELECT FROM live_course_groups it ${joinOwn('own', 'it.id', reader)} WHERE own.role = 'STUDENT')`,
    };
  }
}
