import { Injectable } from '@nestjs/common';
import {
  type PersonRecordRow,
  type PersonRecords,
  type PersonRecordSql,
  personRecordsQuery,
  statement,
  TellsStaffOfPerson,
} from '@lyceum/kernel';
import { staffText, stateWords } from '../texts/written-records';

const recordsIn = (noun: string, table: 'posts' | 'comments', path: string): PersonRecordSql => ({
  noun,
  id: 'r.id',
  at: 'r.created_at',
  title: `'In ' || coalesce(${staffText('t', 't.title')}, 'a thread that is gone')`,
  detail: staffText('r', 'r.plain_text'),
  state: stateWords('r.status'),
  path,
  rest: `FROM ${table} r JOIN threads t ON t.id = r.thread_id WHERE r.creator_id = $userId`,
});

/** What somebody answered in threads, for staff who oversee all forums. */
@Injectable()
@TellsStaffOfPerson('replies')
export class ReplyRecords implements PersonRecords {
  readonly title = 'Replies and comments';
  readonly requires = 'forum.oversee';
  readonly records = statement<PersonRecordRow>(
    'forum.replies-for-staff',
    personRecordsQuery(
      recordsIn('Reply', 'posts', `'/thread/' || t.id || '?post=' || r.number`),
      recordsIn('Comment', 'comments', `'/thread/' || t.id`),
    ),
  );
}
