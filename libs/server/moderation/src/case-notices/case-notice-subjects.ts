import { Injectable } from '@nestjs/common';
import { type NoticeSubjects, TellsOfSubjects } from '@lyceum/kernel';
import { Communities } from '../communities/communities';

/** A case is told of as long as it is open and its reader keeps order in its community. */
@Injectable()
@TellsOfSubjects()
export class CaseNoticeSubjects implements NoticeSubjects {
  constructor(private readonly communities: Communities) {}

  stillTold(reader: string, id: string): Record<string, string> {
    return {
      CASE: `EXISTS (
        SELECT FROM moderation_cases it JOIN ${this.communities.keeper.sql.keepers} keeper
          ON keeper.community_id = it.community_id AND keeper.user_id = ${reader}
        WHERE it.id = ${id} AND it.status = 'OPEN')`,
    };
  }
}
