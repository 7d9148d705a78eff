import { people } from '@lyceum/auth';
import {
  inWords,
  type PersonRecordRow,
  type PersonRecords,
  personRecordsQuery,
  statement,
  TellsStaffOfPerson,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** What somebody said for others, for staff who oversee what is written. */
@Injectable()
@TellsStaffOfPerson('endorsements')
export class EndorsementRecords implements PersonRecords {
  readonly title = 'Endorsements';
  readonly requires = 'forum.oversee';
  readonly records = statement<PersonRecordRow>(
    'profile.endorsements-for-staff',
    personRecordsQuery({
      noun: 'Endorsement',
      id: 'e.id',
      at: 'e.created_at',
      title: `'Endorsed ' || ${people.nameOf('e.receiver_id')}`,
      detail: `CASE WHEN e.status <> 'REMOVED' THEN left(e.endorsement_text, 200) END`,
      state: inWords('e.status', { HELD: 'Held back', REMOVED: 'Removed' }),
      path: `'/u/' || e.receiver_id`,
      rest: 'FROM endorsements e WHERE e.giver_id = $userId',
    }),
  );
}
