import { statement } from '@lyceum/kernel';
import type { MySessionModel } from './session.model';

/** How long a session lives without a renewal: 30 days where the person stays logged in, else idle time and a token's life. */
const lifetime = `CASE WHEN keep_logged_in THEN interval '30 days' ELSE interval '45 minutes' END`;

/**
 * Takes a refresh key and puts another in its place, in one statement.
 * The key before the present one still counts as long as the present one was never used: then the answer that
 * carried it was lost on the way, which happens on bad networks. Whatever is older has been used by somebody else.
 */
export const rotateStatement = statement<{ userId: string; keepLoggedIn: boolean }>(
  'auth.rotate-session',
  `UPDATE sessions SET
    previous_refresh_hash = $secretHash,
    refresh_hash = $nextHash,
    last_seen_at = now(),
    expires_at = now() + ${lifetime}
  WHERE id = $sessionId AND ended_at IS NULL AND expires_at > now() AND $secretHash IN (refresh_hash, previous_refresh_hash)
  RETURNING user_id AS "userId", keep_logged_in AS "keepLoggedIn"`,
);

export const openStatement = statement(
  'auth.open-session',
  `INSERT INTO sessions (id, user_id, sign_in_way, keep_logged_in, has_second_factor, user_agent, ip_address, refresh_hash, expires_at)
  VALUES ($sessionId, $userId, $signInWay, $keepLoggedIn, $hasSecondFactor, $userAgent, $ipAddress, $secretHash, now() + CASE WHEN $keepLoggedIn THEN interval '30 days' ELSE interval '45 minutes' END)`,
);

/** Somebody uses what they have open. Several tabs tell of it: one row a minute is enough. */
export const activeStatement = statement(
  'auth.session-active',
  `UPDATE sessions SET active_at = now()
  WHERE id = $sessionId AND ended_at IS NULL AND active_at < now() - interval '1 minute'`,
);

/** Ends open sessions of a user: the one named `only`, or all but `except` where `only` is null. */
export const endStatement = statement<{ id: string }>(
  'auth.end-sessions',
  `UPDATE sessions SET ended_at = now(), end_reason = $reason
  WHERE user_id = $userId AND ended_at IS NULL AND ($only::uuid IS NULL OR id = $only) AND ($except::uuid IS NULL OR id <> $except)
  RETURNING id`,
);

/** A row of `listQuery`. */
export interface SessionRow extends Omit<MySessionModel, 'device' | 'isCurrent'> {
  userAgent: string;
}

/** Open sessions of a user, the one last seen first. */
export const listQuery = statement<SessionRow>(
  'auth.open-sessions',
  `SELECT id, user_agent AS "userAgent", ip_address AS "ipAddress", sign_in_way AS "signInWay",
           created_at AS "createdAt", last_seen_at AS "lastSeenAt"
    FROM sessions WHERE user_id = $userId AND ended_at IS NULL AND expires_at > now()
    ORDER BY last_seen_at DESC, id DESC LIMIT 100`,
);

/** Whose open session has this refresh key. */
export const ownerQuery = statement<{ userId: string }>(
  'auth.owner-of-refresh-key',
  `SELECT user_id AS "userId" FROM sessions
   WHERE id = $sessionId AND ended_at IS NULL AND $hash IN (refresh_hash, previous_refresh_hash)`,
);

/** Whose session this is, as long as it is open. */
export const holderQuery = statement<{ userId: string }>(
  'auth.holder-of-session',
  'SELECT user_id AS "userId" FROM sessions WHERE id = $sessionId AND ended_at IS NULL AND expires_at > now()',
);

/** Keeps the account as it is until the session stands. */
export const holdStatement = statement<{ passwordHash: string | null; sessionId: string }>(
  'auth.hold-owner-of-session',
  'SELECT password_hash AS "passwordHash", uuidv7() AS "sessionId" FROM users WHERE id = $userId FOR SHARE',
);
