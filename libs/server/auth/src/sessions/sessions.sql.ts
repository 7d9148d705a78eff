/** What other domains ask of sessions within a statement of theirs. */
export const sessions = {
  /**
   * Whether the person was there lately, in a session that has not ended.
   * @param user SQL of an id @param within how long ago, e.g. `5 minutes`
   */
  awake: (user: string, within: string): string => `EXISTS (
    SELECT FROM sessions s
    WHERE s.user_id = ${user} AND s.ended_at IS NULL AND s.last_seen_at > now() - interval '${within}')`,

  /**
   * SQL of what the person's open sessions say of them now: ONLINE, AWAY or OFFLINE.
   * @param user SQL of an id @param within how lately a browser was heard of @param active and its user
   */
  status: (user: string, within: string, active: string): string => `COALESCE((
    SELECT CASE WHEN max(s.active_at) > now() - interval '${active}' THEN 'ONLINE' ELSE 'AWAY' END
    FROM sessions s
    WHERE s.user_id = ${user} AND s.ended_at IS NULL AND GREATEST(s.last_seen_at, s.active_at) > now() - interval '${within}'
    HAVING count(*) > 0), 'OFFLINE')`,
};
