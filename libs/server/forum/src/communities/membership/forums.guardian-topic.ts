import {
  type GuardianEntry,
  type GuardianTopic,
  type GuardianTopicContent,
  PreparedQueries,
  statement,
  TellsGuardians,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import * as messages from './guardian-topic.messages';

/** The forums a student is in. Of one that only its members may know of, it is told that there is one. */
const forumsQuery = statement<{ id: string; title: string | null; name: string; joinedAt: Date }>(
  'forum.forums-for-guardians',
  `SELECT c.id, CASE WHEN c.privacy <> 'CLOSED' THEN c.display_name END AS title, c.name, m.joined_at AS "joinedAt"
   FROM community_members m JOIN communities c ON c.id = m.community_id
   WHERE m.user_id = $studentId ORDER BY m.joined_at DESC, c.id`,
);

/** Which forums a student has joined, never what they read or write there. */
@Injectable()
@TellsGuardians()
export class ForumsGuardianTopic implements GuardianTopic {
  readonly name = 'FORUMS';

  constructor(private readonly queries: PreparedQueries) {}

  async of(studentId: string): Promise<GuardianTopicContent> {
    const forums = await this.queries.rows(forumsQuery, { studentId });
    const entries: GuardianEntry[] = forums.flatMap(({ id, title, name, joinedAt }) =>
      title === null ? [] : [{ id, title, detail: null, at: joinedAt, url: `/community/${name}` }],
    );
    const [count, closed] = [forums.length, forums.length - entries.length];
    if (count === 0) return { figures: [], entries, days: [] };
    const figures = [{ label: messages.forums({ count }), value: String(count) }];
    if (closed > 0) figures.push({ label: messages.closedForums({ count: closed }), value: String(closed) });
    return { figures, entries, days: [] };
  }
}
