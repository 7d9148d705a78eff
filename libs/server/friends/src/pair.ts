import { statement, type Transaction } from '@lyceum/kernel';

/**
 * The condition that a row of `friend_relations` is the one of two people; PostgreSQL finds it by its unique index.
 * @param one SQL of an id, e.g. `$1::uuid`
 */
export const ofPair = (one: string, other: string): string =>
  `LEAST(requester_id, requested_id) = LEAST(${one}, ${other})
   AND GREATEST(requester_id, requested_id) = GREATEST(${one}, ${other})`;

const lockPairStatement = statement(
  'friends.lock-pair',
  `SELECT FROM pg_advisory_xact_lock(hashtextextended(
       'friends.pair' || LEAST($one::uuid, $other::uuid) || GREATEST($one::uuid, $other::uuid), 0))`,
);

/**
 * Makes requests and blocks of the same two people wait for each other until the transaction ends. A block and a
 * request write different tables, so that without it a request could slip past a block it does not see yet. It is a
 * statement of its own, because the next one has to see what was committed while it waited.
 */
export async function lockPair(transaction: Transaction, one: string, other: string): Promise<void> {
  await transaction.count(lockPairStatement, { one, other });
}
