import { Injectable } from '@nestjs/common';
import {
  type AnyRow,
  type EventPayload,
  PersonalDataSource,
  statement,
  StoredPersonalData,
  type Transaction,
} from '@lyceum/kernel';
import { FriendRelationEnded } from './friends.events';

const endAllStatement = statement<EventPayload<typeof FriendRelationEnded>>(
  'friends.end-all',
  `DELETE FROM friend_relations WHERE $userId IN (requester_id, requested_id)
  RETURNING id AS "friendRelationId", requester_id AS "requesterId", requested_id AS "requestedUserId"`,
);

/** Whom somebody is friends with, has asked or was asked by, and whom they have blocked. */
@Injectable()
@PersonalDataSource('friends')
export class FriendsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    relations: statement<AnyRow>(
      'friends.export-relations',
      `SELECT CASE WHEN requester_id = $userId THEN requested_id ELSE requester_id END AS "userId", status,
              requester_id = $userId AS "youAsked", created_at AS "askedAt", since
       FROM friend_relations WHERE $userId IN (requester_id, requested_id) ORDER BY created_at, id`,
    ),
    /** Requests of the last weeks that may be gone. Whether one was refused is the other's choice, and not told. */
    lastRequests: statement<{ userId: string; askedAt: Date }>(
      'friends.export-asked',
      `SELECT requested_id AS "userId", asked_at AS "askedAt" FROM friend_request_log WHERE requester_id = $userId
       ORDER BY asked_at, relation_id`,
    ),
    /** Others' choices to block this user are theirs, and not told. */
    blockedUsers: statement<{ userId: string; blockedAt: Date }>(
      'friends.export-blocks',
      `SELECT blocked_id AS "userId", created_at AS "blockedAt" FROM user_blocks WHERE blocker_id = $userId ORDER BY created_at`,
    ),
  };

  protected override readonly erasures = [
    statement(
      'friends.delete-friend-request-counts',
      'DELETE FROM friend_request_counts WHERE user_id = $userId',
    ),
    statement(
      'friends.delete-friend-request-log',
      'DELETE FROM friend_request_log WHERE $userId IN (requester_id, requested_id)',
    ),
    statement(
      'friends.delete-user-blocks-of',
      'DELETE FROM user_blocks WHERE $userId IN (blocker_id, blocked_id)',
    ),
  ];

  override async erase(transaction: Transaction, userId: string): Promise<void> {
    const ended = await transaction.rows(endAllStatement, { userId });
    for (const relation of ended) transaction.raise(FriendRelationEnded, relation);
    await super.erase(transaction, userId);
  }
}
