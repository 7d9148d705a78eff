import { Injectable } from '@nestjs/common';
import {
  type EventPayload,
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  type Transaction,
} from '@lyceum/kernel';
import { FriendRelationEnded } from './friends.events';

const relationsQuery = {
  name: 'friends.export-relations',
  text: `
    SELECT CASE WHEN requester_id = $1 THEN requested_id ELSE requester_id END AS "userId", status,
           requester_id = $1 AS "youAsked", created_at AS "askedAt", since
    FROM friend_relations WHERE $1 IN (requester_id, requested_id) ORDER BY created_at, id`,
};

/** Others' choices to block this user are theirs, and not told. */
const blocksQuery = {
  name: 'friends.export-blocks',
  text: `SELECT blocked_id AS "userId", created_at AS "blockedAt" FROM user_blocks WHERE blocker_id = $1 ORDER BY created_at`,
};

const endAllStatement = `
  DELETE FROM friend_relations WHERE $1 IN (requester_id, requested_id)
  RETURNING id AS "friendRelationId", requester_id AS "requesterId", requested_id AS "requestedUserId"`;

/** Whom somebody is friends with, has asked or was asked by, and whom they have blocked. */
@Injectable()
@PersonalDataSource('friends')
export class FriendsPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return {
      relations: await this.queries.rows(relationsQuery, [userId]),
      blockedUsers: await this.queries.rows(blocksQuery, [userId]),
    };
  }

  async erase(transaction: Transaction, userId: string): Promise<void> {
    const { manager } = transaction;
    const [ended] = (await manager.query(endAllStatement, [userId])) as [
      EventPayload<typeof FriendRelationEnded>[],
      number,
    ];
    for (const relation of ended) transaction.raise(FriendRelationEnded, relation);
    await manager.query('DELETE FROM user_blocks WHERE $1 IN (blocker_id, blocked_id)', [userId]);
  }
}
