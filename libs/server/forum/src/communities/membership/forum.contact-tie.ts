import { type ContactTie, ContactTieSource, mostMates } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { banStands } from '../../access/forum-access.queries';

/** FROM clause of the forums two people are members of; who is banned from one, for a time too, shares nothing there. */
const forumsOfBoth = (one: string, other: string): string => `
  FROM community_members own JOIN community_members mate USING (community_id)
  WHERE own.user_id = ${one} AND mate.user_id = ${other} AND NOT EXISTS (
    SELECT FROM community_bans ban
    WHERE ban.community_id = own.community_id AND ban.user_id IN (own.user_id, mate.user_id)
      AND ${banStands('ban')})`;

/** Of so many forums somebody is in, so many members each are compared. */
const compared = { forums: 20, members: 100 } as const;

/** SQL of rows of `name` and `path`: the forums both are in. */
export const sharedForums = (one: string, other: string): string =>
  `SELECT shared.display_name AS name, '/community/' || shared.name AS path
   FROM communities shared WHERE shared.id IN (SELECT own.community_id ${forumsOfBoth(one, other)})`;

/** Two members of the same forum, of whatever privacy. */
@Injectable()
@ContactTieSource()
export class SameForumTie implements ContactTie {
  readonly kind = 'FORUM';

  between(one: string, other: string): string {
    return `EXISTS (SELECT ${forumsOfBoth(one, other)})`;
  }

  shared(one: string, other: string): string {
    return sharedForums(one, other);
  }

  /** Those who came last into the forums the person came into last. */
  mates(person: string): string {
    const notBanned = (member: string): string => `NOT EXISTS (
      SELECT FROM community_bans ban WHERE ban.community_id = ${member}.community_id AND ban.user_id = ${member}.user_id AND ${banStands('ban')})`;
    return `SELECT mate.user_id AS id
      FROM (SELECT own.community_id, own.user_id FROM community_members own WHERE own.user_id = ${person} AND ${notBanned('own')}
            ORDER BY own.joined_at DESC LIMIT ${String(compared.forums)}) forum
      CROSS JOIN LATERAL (
        SELECT other.community_id, other.user_id FROM community_members other WHERE other.community_id = forum.community_id
        ORDER BY other.joined_at DESC, other.user_id DESC LIMIT ${String(compared.members)}) mate
      WHERE mate.user_id <> forum.user_id AND ${notBanned('mate')} LIMIT ${String(mostMates)}`;
  }
}
