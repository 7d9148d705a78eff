import { type Actor, PreparedQueries, statement } from '@lyceum/kernel';
import { FileDomain, type FileDomainSource } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { joinOwn, teaches } from '../live-course.sql';
import { stands } from './homework.sql';

/** Whether the caller teaches the group that a file was handed in to. */
const readerQuery = statement(
  'live-course.reader-of-homework-file',
  `SELECT FROM live_student_homeworks s JOIN live_submissions e ON e.student_homework_id = s.id AND e.link = $url
   JOIN live_homeworks h ON h.id = s.homework_id ${joinOwn('own', 'h.group_id', '$userId')} AND ${teaches('own')}
   WHERE s.user_id = $studentId LIMIT 1`,
);

/**
 * Files that were handed in (`upload_uses`), also those that others were handed in instead of. Besides the student only who teaches
 * their class reads them: no classmate, observer or guardian.
 */
@Injectable()
@FileDomain()
export class HomeworkFiles implements FileDomainSource {
  readonly folders = ['homework'] as const;

  readonly owners = {
    HOMEWORK: {
      isSeen: (id: string) => `EXISTS (
        SELECT FROM live_student_homeworks s JOIN live_homeworks h ON h.id = s.homework_id WHERE s.id = ${id} AND ${stands('h')})`,
    },
  };

  constructor(private readonly queries: PreparedQueries) {}

  async mayRead(actor: Actor, { ownerId, url }: { ownerId: string; url: string }): Promise<boolean> {
    const values = { url, studentId: ownerId, userId: actor.userId };
    return (await this.queries.rows(readerQuery, values)).length > 0;
  }
}
