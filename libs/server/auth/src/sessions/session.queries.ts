/** How long a session lives without a renewal: 30 days where the person stays logged in, else idle time and a token's life. */
const lifetime = `CASE WHEN keep_logged_in THEN interval '30 days' ELSE interval '45 minutes' END`;

/**
 * Takes a refresh key and puts another in its place, in one statement: $1 session, $2 hash shown, $3 hash of the next.
 * The key before the present one still counts as long as the present one was never used: then the answer that
 * carried it was lost on the way, which happens on bad networks. Whatever is older has been used by somebody else.
 */
export const rotateStatement = `
  UPDATE sessions SET
    previous_refresh_hash = $2,
    refresh_hash = $3,
    last_seen_at = now(),
    expires_at = now() + ${lifetime}
  WHERE id = $1 AND ended_at IS NULL AND expires_at > now() AND $2 IN (refresh_hash, previous_refresh_hash)
  RETURNING user_id AS "userId", keep_logged_in AS "keepLoggedIn"`;

/** $1 user, $2 way, $3 keep, $4 second factor, $5 user agent, $6 address, $7 hash of the refresh key, $8 id. */
export const openStatement = `
  INSERT INTO sessions (id, user_id, sign_in_way, keep_logged_in, has_second_factor, user_agent, ip_address, refresh_hash, expires_at)
  VALUES ($8, $1, $2, $3, $4, $5, $6, $7, now() + CASE WHEN $3 THEN interval '30 days' ELSE interval '45 minutes' END)`;

/** Ends open sessions of user $1: the one named $3, or all but $4 where $3 is null. $2 is the reason. */
export const endStatement = `
  UPDATE sessions SET ended_at = now(), end_reason = $2
  WHERE user_id = $1 AND ended_at IS NULL AND ($3::uuid IS NULL OR id = $3) AND ($4::uuid IS NULL OR id <> $4)
  RETURNING id`;

/** Open sessions of user $1, the one last seen first. */
export const listQuery = {
  name: 'auth.open-sessions',
  text: `
    SELECT id, user_agent AS "userAgent", ip_address AS "ipAddress", sign_in_way AS "signInWay",
           created_at AS "createdAt", last_seen_at AS "lastSeenAt"
    FROM sessions WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now()
    ORDER BY last_seen_at DESC, id DESC LIMIT 100`,
};
