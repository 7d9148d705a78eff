import { Injectable } from '@nestjs/common';
import type { FriendRelationStatus } from '@lyceum/contracts/friends';
import {
  type EventPayload,
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
  type Transaction,
} from '@lyceum/kernel';
import { FriendRelationEnded } from './friends.events';

const relationsQuery = statement<{
  userId: string;
  status: FriendRelationStatus;
  youAsked: boolean;
  askedAt: Date;
  since: Date | null;
}>(
  'friends.export-relations',
  `SELECT CASE WHEN requester_id = $userId THEN requested_id ELSE requester_id END AS "userId", status,
           requester_id = $userId AS "youAsked", created_at AS "askedAt", since
    FROM friend_relations WHERE $userId IN (requester_id, requested_id) ORDER BY created_at, id`,
);

/** Others' choices to block this user are theirs, and not told. */
const blocksQuery = statement<{ userId: string; blockedAt: Date }>(
  'friends.export-blocks',
  `SELECT blocked_id AS "userId", created_at AS "blockedAt" FROM user_blocks WHERE blocker_id = $userId ORDER BY created_at`,
);

/** Requests of the last weeks that may be gone. Whether one was refused is the other's choice, and not told. */
const askedQuery = statement<{ userId: string; askedAt: Date }>(
  'friends.export-asked',
  `SELECT requested_id AS "userId", asked_at AS "askedAt" FROM friend_request_log WHERE requester_id = $userId
    ORDER BY asked_at, relation_id`,
);

const endAllStatement = statement<EventPayload<typeof FriendRelationEnded>>(
  'friends.end-all',
  `DELETE FROM friend_relations WHERE $userId IN (requester_id, requested_id)
  RETURNING id AS "friendRelationId", requester_id AS "requesterId", requested_id AS "requestedUserId"`,
);

const deleteUserBlocksStatement = statement(
  'friends.delete-user-blocks-of',
  'DELETE FROM user_blocks WHERE $userId IN (blocker_id, blocked_id)',
);

const deleteFriendRequestLogStatement = statement(
  'friends.delete-friend-request-log',
  'DELETE FROM friend_request_log WHERE $userId IN (requester_id, requested_id)',
);

const deleteFriendRequestCountsStatement = statement(
  'friends.delete-friend-request-counts',
  'DELETE FROM friend_request_counts WHERE user_id = $userId',
);

/** Whom somebody is friends with, has asked or was asked by, and whom they have blocked. */
@Injectable()
@PersonalDataSource('friends')
export class FriendsPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return {
      relations: await this.queries.rows(relationsQuery, { userId }),
      lastRequests: await this.queries.rows(askedQuery, { userId }),
      blockedUsers: await this.queries.rows(blocksQuery, { userId }),
    };
  }

  async erase(transaction: Transaction, userId: string): Promise<void> {
    const ended = await transaction.rows(endAllStatement, { userId });
    for (const relation of ended) transaction.raise(FriendRelationEnded, relation);
    await transaction.count(deleteFriendRequestCountsStatement, { userId });
    await transaction.count(deleteFriendRequestLogStatement, { userId });
    await transaction.count(deleteUserBlocksStatement, { userId });
  }
}
