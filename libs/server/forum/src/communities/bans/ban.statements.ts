import { isPresent, people, userSummaryJson } from '@lyceum/auth';
import { place, type Placed, statement } from '@lyceum/kernel';
import type { CommunityBan } from '@lyceum/moderation';
import { polls } from '@lyceum/polls';
import { banStands } from '../../access/forum-access.queries';
import type { CommunityBanModel } from './ban.model';

/** A ban that stands. */
type BanRow = Placed<Omit<CommunityBanModel, 'cursor'>>;

/** A ban that has run out makes room for another one of the same person. */
export const liftEndedStatement = statement(
  'forum.lift-ended-ban',
  `UPDATE community_bans SET lifted_at = ends_at
  WHERE community_id = $communityId AND user_id = $userId AND lifted_at IS NULL AND ends_at <= now()`,
);

/** Where what people do in a forum is kept, with the column that says who. */
const traces = {
  community_members: 'user_id',
  community_join_requests: 'user_id',
  community_invitations: 'user_id',
  community_bans: 'user_id',
  threads: 'creator_id',
  posts: 'creator_id',
  comments: 'creator_id',
  conversations: 'creator_id',
} as const;

const answered = `SELECT FROM conversation_replies r JOIN conversations v ON v.id = r.conversation_id
  WHERE v.community_id = $communityId AND r.creator_id = person.id`;

const suggested = `SELECT FROM threads t
  WHERE t.community_id = $communityId AND t.id IN (${polls.threadsOfOptionsBy('person.id')})`;

/** The person is or was in the forum, wants to, is invited, or has left something there. */
const isKnownThere = [
  ...Object.entries(traces).map(
    ([table, person]) => `SELECT FROM ${table} WHERE community_id = $communityId AND ${person} = person.id`,
  ),
  `SELECT FROM forum_audit_entries WHERE community_id = $communityId AND subject_user_id = person.id`,
  ...[answered, suggested],
]
  .map((trace) => `EXISTS (${trace})`)
  .join(' OR ');

/**
 * Whom somebody may ban from a forum. The reason is told to them: whoever runs a forum must not write to strangers by it.
 * `oversees` is whether anybody, which the house may.
 */
const isBannable = `${isPresent('person')} AND ($oversees::boolean OR ${isKnownThere})`;

/** Whether somebody is one of them. */
export const isBannableStatement = statement<object>(
  'forum.bannable',
  `SELECT ${people.from('person')} WHERE person.id = $userId AND ${isBannable}`,
);

/** Shuts somebody out of a forum. No row where they are shut out already, or may not be. */
export const banStatement = statement<{ id: string }>(
  'forum.ban',
  `INSERT INTO community_bans (community_id, user_id, banned_by, reason, ends_at)
  SELECT $communityId, person.id, $bannedBy, $reason, $endsAt ${people.from('person')} WHERE person.id = $userId AND ${isBannable}
  ON CONFLICT (community_id, user_id) WHERE lifted_at IS NULL DO NOTHING RETURNING id`,
);

/** Whom a ban shuts out, and of where; no row where it does no more. */
export const standingBanStatement = statement<{ communityId: string; userId: string }>(
  'forum.standing-ban-by-id',
  `SELECT b.community_id AS "communityId", b.user_id AS "userId" FROM community_bans b WHERE b.id = $banId AND ${banStands('b')}`,
);

/** What shuts somebody out of a forum now, as staff read it. */
export const banOfStatement = statement<CommunityBan>(
  'forum.ban-of',
  `SELECT b.id, b.reason, b.created_at AS "createdAt", b.ends_at AS "endsAt",
          json_build_object('id', s.id, 'name', ${people.displayName('s')}) AS "bannedBy"
   FROM community_bans b ${people.join('s', 'b.banned_by')}
   WHERE b.community_id = $communityId AND b.user_id = $userId AND ${banStands('b')}`,
);

/** Lifts what shuts somebody out of a forum; of one ban only where it is that. */
export const unbanStatement = statement(
  'forum.unban',
  `UPDATE community_bans b SET lifted_by = $liftedBy, lifted_at = now() ${people.from('u')}
  WHERE b.community_id = $communityId AND b.user_id = $userId AND ${banStands('b')}
    AND b.id = coalesce($banId::uuid, b.id) AND u.id = b.user_id AND ${isPresent('u')}`,
);

const columns = `
  b.id, ${userSummaryJson('u')} AS user, ${userSummaryJson('s')} AS "bannedBy", b.reason, b.ends_at AS "endsAt",
  b.created_at AS "createdAt", ${place('b.created_at', 'b.id')}`;

const tables = `community_bans b ${people.join('u', 'b.user_id')} ${people.join('s', 'b.banned_by')}`;

/** The latest first. */
export const bansQuery = statement<BanRow>(
  'forum.bans',
  `SELECT ${columns} FROM ${tables}
    WHERE b.community_id = $communityId AND ${isPresent('u')} AND ${banStands('b')}
      AND (b.created_at, b.id) < (coalesce($sortValue::timestamptz, 'infinity'), coalesce($sortId::uuid, $communityId))
    ORDER BY b.created_at DESC, b.id DESC LIMIT $limit`,
);

export const banByIdStatement = statement<BanRow>(
  'forum.ban-by-id',
  `SELECT ${columns} FROM ${tables} WHERE b.id = $banId`,
);
