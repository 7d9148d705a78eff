/** What other domains ask of sessions within a statement of theirs. */
export const sessions = {
  /**
   * Whether the person was there lately, in a session that has not ended.
   * @param user SQL of an id @param within how long ago, e.g. `5 minutes`
   */
  awake: (user: string, within: string): string => `EXISTS (
    SELECT FROM sessions s
    WHERE s.user_id = ${user} AND s.ended_at IS NULL AND s.last_seen_at > now() - interval '${within}')`,
};
