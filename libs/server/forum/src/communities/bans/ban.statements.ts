import { isPresent } from '@lyceum/auth';
import { type UserSummary, userSummaryJson } from '../../people/user-summary';
import { place } from '../paging';

/** A ban that stands. */
export interface BanRow {
  id: string;
  user: UserSummary;
  bannedBy: UserSummary;
  reason: string;
  /** Null for ever. */
  endsAt: Date | null;
  createdAt: Date;
}

/** A ban that has run out makes room for another one of user $2 in forum $1. */
export const liftEndedStatement = `
  UPDATE community_bans SET lifted_at = ends_at
  WHERE community_id = $1 AND user_id = $2 AND lifted_at IS NULL AND ends_at <= now()`;

/** $3 shuts user $2 out of forum $1, saying $4, until $5. No row where they are shut out already, or are nobody. */
export const banStatement = `
  INSERT INTO community_bans (community_id, user_id, banned_by, reason, ends_at)
  SELECT $1, id, $3, $4, $5 FROM users WHERE id = $2 AND ${isPresent('users')}
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
