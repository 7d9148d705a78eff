import { Injectable } from '@nestjs/common';
import { type LocalPeople, LocalPeopleSource } from '@lyceum/kernel';

/** Who runs or moderates a forum looks after its members. */
@Injectable()
@LocalPeopleSource()
export class ForumPeople implements LocalPeople {
  peopleOf(caller: string): string {
    return `SELECT other.user_id FROM community_members own JOIN community_members other USING (community_id)
            WHERE own.user_id = ${caller} AND own.role IN ('ADMIN', 'MOD')`;
  }
}
