import { isPresent, userSummaryJson, type UserSummaryModel } from '@lyceum/auth';
import { place } from '@lyceum/kernel';

/** A ban that stands. */
export interface BanRow {
  id: string;
  user: UserSummaryModel;
  bannedBy: UserSummaryModel;
  reason: string;
  /** Null for ever. */
  endsAt: Date | null;
  createdAt: Date;
}

/** A ban that has run out makes room for another one of user $2 in forum $1. */
export const liftEndedStatement = `
  UPDATE community_bans SET lifted_at = ends_at
  WHERE community_id = $1 AND user_id = $2 AND lifted_at IS NULL AND ends_at <= now()`;

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
  WHERE v.community_id = $1 AND r.creator_id = users.id`;

const suggested = `SELECT FROM poll_options o JOIN polls p ON p.id = o.poll_id JOIN threads t ON t.id = p.thread_id
  WHERE t.community_id = $1 AND o.creator_id = users.id`;

/** The person is or was in forum $1, wants to, is invited, or has left something there. */
const isKnownThere = [
  ...Object.entries(traces).map(
    ([table, person]) => `SELECT FROM ${table} WHERE community_id = $1 AND ${person} = users.id`,
  ),
  `SELECT FROM forum_audit_entries WHERE community_id = $1 AND subject_user_id = users.id`,
  ...[answered, suggested],
]
  .map((trace) => `EXISTS (${trace})`)
  .join(' OR ');

/**
 * Whom somebody may ban from forum $1. The reason is told to them: whoever runs a forum must not write to strangers by it.
 * $3 is whether anybody, which the house may.
 */
const isBannable = `${isPresent('users')} AND ($3::boolean OR ${isKnownThere})`;

/** Whether user $2 is one of them. */
export const isBannableStatement = `SELECT FROM users WHERE id = $2 AND ${isBannable}`;

/** $4 shuts user $2 out of forum $1, saying $5, until $6. No row where they are shut out already, or may not be. */
export const banStatement = `
  INSERT INTO community_bans (community_id, user_id, banned_by, reason, ends_at)
  SELECT $1, id, $4, $5, $6 FROM users WHERE id = $2 AND ${isBannable}
  ON CONFLICT (community_id, user_id) WHERE lifted_at IS NULL DO NOTHING RETURNING id`;

/** $3 lifts what shuts user $2 out of forum $1. */
export const unbanStatement = `
  UPDATE community_bans b SET lifted_by = $3, lifted_at = now() FROM users u
  WHERE b.community_id = $1 AND b.user_id = $2 AND b.lifted_at IS NULL AND (b.ends_at IS NULL OR b.ends_at > now())
    AND u.id = b.user_id AND ${isPresent('u')}
  RETURNING b.id`;

const columns = `
  b.id, ${userSummaryJson('u')} AS user, ${userSummaryJson('s')} AS "bannedBy", b.reason, b.ends_at AS "endsAt",
  b.created_at AS "createdAt", ${place('b.created_at', 'b.id')}`;

const tables = 'community_bans b JOIN users u ON u.id = b.user_id JOIN users s ON s.id = b.banned_by';

/** $1 forum, $2 rows, $3 and $4 the cursor or null: the latest first. */
export const bansQuery = {
  name: 'forum.bans',
  text: `
    SELECT ${columns} FROM ${tables}
    WHERE b.community_id = $1 AND ${isPresent('u')} AND b.lifted_at IS NULL AND (b.ends_at IS NULL OR b.ends_at > now())
      AND (b.created_at, b.id) < (coalesce($3::timestamptz, 'infinity'), coalesce($4::uuid, $1))
    ORDER BY b.created_at DESC, b.id DESC LIMIT $2`,
};

export const banByIdStatement = `SELECT ${columns} FROM ${tables} WHERE b.id = $1`;
