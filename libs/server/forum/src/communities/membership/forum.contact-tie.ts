import { type ContactTie, ContactTieSource } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { banStands } from '../../access/forum-access.queries';

/** FROM clause of the forums two people are members of; who is banned from one, for a time too, shares nothing there. */
const forumsOfBoth = (one: string, other: string): string => `
  FROM community_members own JOIN community_members mate USING (community_id)
  WHERE own.user_id = ${one} AND mate.user_id = ${other} AND NOT EXISTS (
    SELECT FROM community_bans ban
    WHERE ban.community_id = own.community_id AND ban.user_id IN (own.user_id, mate.user_id)
      AND ${banStands('ban')})`;

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
}
