import { Injectable } from '@nestjs/common';
import { moderationTable } from '@lyceum/contracts/moderation';
import { namelessText } from '@lyceum/mentions';
import {
  inWords,
  type PersonRecordRow,
  type PersonRecords,
  personRecordsQuery,
  statement,
  TellsStaffOfPerson,
} from '@lyceum/kernel';

const { kind, action, targetType } = moderationTable.columns;

const records = personRecordsQuery({
  noun: 'Case',
  id: 'k.id',
  at: 'k.created_at',
  title: `${inWords('k.kind', kind.choices)} || ': ' || coalesce(${inWords('k.target_type', targetType.choices)}, k.target_type)`,
  detail: `left(coalesce(nullif(${namelessText('k.preview')}, ''), k.title), 200)`,
  state: `coalesce(${inWords('k.action', action.choices)}, 'Waiting')`,
  targetType: `'moderationCase'`,
  targetId: 'k.id',
  rest: 'FROM moderation_cases k WHERE k.author_id = $userId',
});

/** What was reported, held back or noticed of somebody. Who reported is told to nobody. */
@Injectable()
@TellsStaffOfPerson('cases')
export class ModerationRecords implements PersonRecords {
  readonly title = 'Moderation';
  readonly requires = 'forum.oversee';
  // Nobody decides about themselves.
  readonly isNotOfOneself = true;
  readonly records = statement<PersonRecordRow>('moderation.cases-for-staff', records);
}
