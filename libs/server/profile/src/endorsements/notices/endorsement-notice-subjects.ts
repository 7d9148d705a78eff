import { isFindable, people } from '@lyceum/auth';
import { blocks } from '@lyceum/friends';
import { type NoticeSubjects, TellsOfSubjects } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** An endorsement is told of to the two it is between, as long as it is shown. */
@Injectable()
@TellsOfSubjects()
export class EndorsementNoticeSubjects implements NoticeSubjects {
  stillTold(reader: string, id: string): Record<string, string> {
    return {
      ENDORSEMENT: `EXISTS (
        SELECT FROM endorsements it ${people.join('giver', 'it.giver_id')}
        WHERE it.id = ${id} AND it.status = 'VISIBLE' AND ${reader} IN (it.receiver_id, it.giver_id)
          AND ${isFindable('giver')} AND NOT ${blocks.between('it.giver_id', 'it.receiver_id')})`,
    };
  }

  /** By whom it is for, on whose page it is. */
  titles(id: string): Record<string, string> {
    return {
      ENDORSEMENT: `(SELECT json_build_object('title', ${people.displayName('receiver')}, 'url', '/u/' || receiver.id || '#endorsements')
        FROM endorsements it ${people.join('receiver', 'it.receiver_id')} WHERE it.id = ${id})`,
    };
  }
}
