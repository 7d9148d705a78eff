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

const recordsOf = (noun: string, title: string, from: string): PersonRecordSql => ({
  noun,
  id: 'w.id',
  at: 'w.created_at',
  title: `'${title} ' || c.display_name`,
  detail: staffText('w', 'w.content'),
  state: stateWords('w.status'),
  rest: `FROM ${from} JOIN communities c ON c.id = v.community_id WHERE w.creator_id = $userId`,
});

/** What somebody said on the homes of forums, for staff who oversee all of them. */
@Injectable()
@TellsStaffOfPerson('conversations')
export class ConversationRecords implements PersonRecords {
  readonly title = 'Conversations';
  readonly requires = 'forum.oversee';
  readonly records = statement<PersonRecordRow>(
    'forum.conversations-for-staff',
    personRecordsQuery(
      recordsOf(
        'Conversation',
        'Began a conversation in',
        'conversations w JOIN conversations v ON v.id = w.id',
      ),
      recordsOf(
        'Answer',
        'Answered in',
        'conversation_replies w JOIN conversations v ON v.id = w.conversation_id',
      ),
    ),
  );
}
