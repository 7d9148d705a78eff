import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { noteWithoutAuthor } from '@lyceum/contracts/admin';
import {
  type PersonRecordRow,
  type PersonRecords,
  personRecordsQuery,
  statement,
  TellsStaffOfPerson,
} from '@lyceum/kernel';
import { authorLeft } from './note.policy';

const records = personRecordsQuery({
  noun: 'Note',
  id: 'n.id',
  at: 'n.created_at',
  title: 'n.text',
  detail: `'Noted by ' || coalesce(${people.nameOf('n.author_id')}, 'somebody who left')`,
  state: `CASE WHEN ${authorLeft('n')} THEN '${noteWithoutAuthor}' END`,
  targetType: `'user'`,
  targetId: 'n.author_id',
  rest: 'FROM person_notes n WHERE n.user_id = $userId',
});

/** What staff noted about somebody, for those who write such notes. */
@Injectable()
@TellsStaffOfPerson('notes')
export class NoteRecords implements PersonRecords {
  readonly title = 'Notes';
  readonly requires = 'user.note';
  readonly isNotOfOneself = true;
  readonly records = statement<PersonRecordRow>('admin.notes-for-staff', records);
}
