import { isPresent, people } from '@lyceum/auth';
import {
  type GuardianTopic,
  type GuardianTopicContent,
  PreparedQueries,
  statement,
  TellsGuardians,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { friends } from '../friends.sql';
import * as messages from './guardian-topic.messages';

const countQuery = statement<{ count: number }>(
  'friends.count-for-guardians',
  `SELECT count(*)::int AS count FROM (${friends.of('$studentId::uuid')}) friend
   ${people.join('u', 'friend.id')} WHERE ${isPresent('u')}`,
);

/** How many friends a student has; who they are is theirs to tell. */
@Injectable()
@TellsGuardians()
export class FriendsGuardianTopic implements GuardianTopic {
  readonly name = 'FRIENDS';

  constructor(private readonly queries: PreparedQueries) {}

  async of(studentId: string): Promise<GuardianTopicContent> {
    const [row] = await this.queries.rows(countQuery, { studentId });
    const count = row?.count ?? 0;
    return { figures: [{ label: messages.friends({ count }), value: String(count) }], entries: [], days: [] };
  }
}
