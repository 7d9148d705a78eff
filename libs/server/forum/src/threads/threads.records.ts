import { Injectable } from '@nestjs/common';
import {
  type PersonRecordRow,
  type PersonRecords,
  personRecordsQuery,
  statement,
  TellsStaffOfPerson,
} from '@lyceum/kernel';
import { staffText, stateWords } from '../texts/written-records';

const records = personRecordsQuery({
  noun: 'Thread',
  id: 't.id',
  at: 't.created_at',
  title: `coalesce(${staffText('t', 't.title')}, 'A thread in ' || c.display_name)`,
  detail: staffText('t', 't.plain_text'),
  state: stateWords('t.status'),
  path: `'/thread/' || t.id`,
  rest: 'FROM threads t JOIN communities c ON c.id = t.community_id WHERE t.creator_id = $userId',
});

/** The threads somebody began, for staff who oversee all forums. */
@Injectable()
@TellsStaffOfPerson('threads')
export class ThreadRecords implements PersonRecords {
  readonly title = 'Threads';
  readonly requires = 'forum.oversee';
  readonly records = statement<PersonRecordRow>('forum.threads-for-staff', records);
}
