import { Injectable } from '@nestjs/common';
import { type ContactTie, ContactTieSource } from '@lyceum/kernel';

/** Two members of the same forum, of whatever privacy; who is banned from it, for a time too, shares nothing there. */
@Injectable()
@ContactTieSource()
export class SameForumTie implements ContactTie {
  readonly kind = 'FORUM';

  between(one: string, other: string): string {
    return `EXISTS (
      SELECT FROM community_members own JOIN community_members mate USING (community_id)
      WHERE own.user_id = ${one} AND mate.user_id = ${other} AND NOT EXISTS (
        SELECT FROM community_bans ban
        WHERE ban.community_id = own.community_id AND ban.user_id IN (own.user_id, mate.user_id)
          AND ban.lifted_at IS NULL AND (ban.ends_at IS NULL OR ban.ends_at > now())))`;
  }
}
