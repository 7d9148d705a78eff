import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import {
  type AuditTarget,
  NamesAuditTarget,
  type PersonRecordRow,
  type PersonRecords,
  personRecordsQuery,
  statement,
  TellsStaffOfPerson,
} from '@lyceum/kernel';
import { banStands } from '../../access/forum-access.queries';

const until = `coalesce('until ' || to_char(b.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 'without end')`;

const records = personRecordsQuery({
  noun: 'Ban',
  id: 'b.id',
  at: 'b.created_at',
  title: `'Banned from ' || c.display_name || coalesce(' by ' || ${people.nameOf('b.banned_by')}, '')`,
  detail: 'b.reason',
  state: `CASE WHEN ${banStands('b')} THEN coalesce('Until ' || to_char(b.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 'Without end')
      WHEN b.lifted_at IS NULL THEN 'Over' ELSE 'Lifted' END`,
  isStanding: banStands('b'),
  path: `'/community/' || c.name`,
  rest: 'FROM community_bans b JOIN communities c ON c.id = b.community_id WHERE b.user_id = $userId',
});

/** From which forums somebody was banned, for staff who oversee all of them. */
@Injectable()
@TellsStaffOfPerson('bans')
@NamesAuditTarget('ban')
export class BanRecords implements AuditTarget, PersonRecords {
  readonly title = 'Bans';
  readonly requires = 'forum.oversee';
  readonly records = statement<PersonRecordRow>('forum.bans-for-staff', records);

  /** Whom it shut out, and until when: a ban has no name of its own. */
  nameOf(id: string): string {
    return `(SELECT ${people.nameOf('b.user_id')} || ', ' || ${until} FROM community_bans b WHERE b.id = ${id})`;
  }
}
