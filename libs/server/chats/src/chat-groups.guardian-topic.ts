import { isPresent, people } from '@lyceum/auth';
import { listFormat } from '@lyceum/contracts/messages';
import { blocks } from '@lyceum/friends';
import {
  type GuardianTopic,
  type GuardianTopicContent,
  PreparedQueries,
  statement,
  TellsGuardians,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import * as messages from './guardian-topic.messages';

/** The groups a student is in, the latest first, and who else is: but whom a block hides. */
const groupsQuery = statement<{ id: string; joinedAt: Date; size: number; names: string[] }>(
  'chats.groups-for-guardians',
  `SELECT m.chat_id AS id, m.joined_at AS "joinedAt", others.size + 1 AS size, others.names
   FROM chat_members m JOIN chats c ON c.id = m.chat_id AND c.one_id IS NULL
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS size, COALESCE(json_agg(${people.displayName('u')} ORDER BY o.joined_at, u.id)
       FILTER (WHERE NOT ${blocks.between('m.user_id', 'u.id')}), '[]') AS names
     FROM chat_members o ${people.join('u', 'o.user_id')}
     WHERE o.chat_id = m.chat_id AND o.user_id <> m.user_id AND ${isPresent('u')}
   ) others
   WHERE m.user_id = $studentId ORDER BY m.joined_at DESC, m.chat_id`,
);

const nameList = listFormat({ type: 'conjunction' });

/** With whom a student is in groups; never what a group is called, which somebody wrote, nor what is said there. */
@Injectable()
@TellsGuardians()
export class ChatGroupsGuardianTopic implements GuardianTopic {
  readonly name = 'CHAT_GROUPS';

  constructor(private readonly queries: PreparedQueries) {}

  async of(studentId: string): Promise<GuardianTopicContent> {
    const groups = await this.queries.rows(groupsQuery, { studentId });
    const count = groups.length;
    return {
      figures: count === 0 ? [] : [{ label: messages.groups({ count }), value: String(count) }],
      entries: groups.map(({ id, joinedAt, size, names }) => ({
        id,
        title: messages.groupOf({ count: size }),
        detail: names.length === 0 ? null : messages.withPeople({ names: nameList(names) }),
        at: joinedAt,
        url: null,
      })),
      days: [],
    };
  }
}
