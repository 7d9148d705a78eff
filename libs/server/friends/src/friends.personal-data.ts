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

/** Requests of the last weeks that may be gone. Whether one was refused is the other's choice, and not told. */
const askedQuery = {
  name: 'friends.export-asked',
  text: `
    SELECT requested_id AS "userId", asked_at AS "askedAt" FROM friend_request_log WHERE requester_id = $1
    ORDER BY asked_at, relation_id`,
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
      lastRequests: await this.queries.rows(askedQuery, [userId]),
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
    await manager.query('DELETE FROM friend_request_counts WHERE user_id = $1', [userId]);
    await manager.query('DELETE FROM friend_request_log WHERE $1 IN (requester_id, requested_id)', [userId]);
    await manager.query('DELETE FROM user_blocks WHERE $1 IN (blocker_id, blocked_id)', [userId]);
  }
}
