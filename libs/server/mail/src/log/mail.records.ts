import { Injectable } from '@nestjs/common';
import {
  type PersonRecordRow,
  type PersonRecords,
  personRecordsQuery,
  statement,
  TellsStaffOfPerson,
} from '@lyceum/kernel';
import { mailState } from './mail-log.statements';

const records = personRecordsQuery({
  noun: 'Mail',
  id: 'm.id',
  at: 'm.tried_at',
  title: 'm.kind',
  detail: `'To ' || m.recipient || CASE WHEN m.tries > 1 THEN ', ' || m.tries || ' tries' ELSE '' END`,
  state: mailState('m'),
  rest: 'FROM sent_mails m WHERE m.user_id = $userId',
});

/** Which mails somebody was sent, for those who read accounts: whether they left, not what they said. */
@Injectable()
@TellsStaffOfPerson('mails')
export class MailRecords implements PersonRecords {
  readonly title = 'Mails';
  readonly requires = 'user.read';
  readonly records = statement<PersonRecordRow>('mail.mails-for-staff', records);
}
