import { ofPair } from './pair';

/** What other domains ask of friendships within a statement of theirs. The parameters are SQL of ids, e.g. `$1::uuid`. */
export const friends = {
  /** SQL of one column `id`: the friends of this person. */
  of: (user: string): string => `
    SELECT requested_id AS id FROM friend_relations WHERE requester_id = ${user} AND status = 'ACCEPTED'
    UNION ALL SELECT requester_id FROM friend_relations WHERE requested_id = ${user} AND status = 'ACCEPTED'`,

  /**
   * SQL of one column `id`: the friends both have. Each list is read once: PostgreSQL takes lists for short, and would go through the
   * whole of one for each of the other.
   */
  common: (one: string, other: string): string =>
    `(${friends.of(one)}) INTERSECT (${friends.of(other)}) OFFSET 0`,

  /**
   * Whether the two are friends. No EXISTS: PostgreSQL would now and then read all friendships there are instead of
   * looking one up.
   */
  are: (one: string, other: string): string =>
    `COALESCE((SELECT status = 'ACCEPTED' FROM friend_relations WHERE ${ofPair(one, other)}), FALSE)`,
};
