import { isPresent, people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import type { FriendRelationStatus } from '@lyceum/contracts/friends';
import { PreparedQueries, statement, type Transaction } from '@lyceum/kernel';
import { blocks } from './blocks.sql';
import { friends } from './friends.sql';
import { ofPair } from './pair';

const areFriendsQuery = statement(
  'friends.are-friends',
  `SELECT FROM friend_relations WHERE ${ofPair('$one::uuid', '$other::uuid')} AND status = 'ACCEPTED'`,
);

const friendIdsQuery = statement<{ id: string }>('friends.friend-ids', friends.of('$userId'));

const isBlockedQuery = statement<{ isBlocked: boolean }>(
  'friends.is-blocked-between',
  `SELECT ${blocks.between('$one::uuid', '$other::uuid')} AS "isBlocked"`,
);

const hiddenIdsQuery = statement<{ id: string }>(
  'friends.hidden-user-ids',
  `SELECT DISTINCT blocked_id AS id FROM (${blocks.partnersOf('$userId')}) apart`,
);

const standingStatement = statement<StandingRelation>(
  'friends.standing',
  `SELECT r.status
  FROM friend_relations r ${people.join('a', 'r.requester_id')} ${people.join('b', 'r.requested_id')}
  WHERE r.id = $friendRelationId AND ${isPresent('a')} AND ${isPresent('b')} FOR SHARE OF r`,
);

/** A relation that is there now. */
export interface StandingRelation {
  status: FriendRelationStatus;
}

/** What other domains ask about friends and blocks. They have checked who calls; nothing here does. */
@Injectable()
export class FriendsService {
  constructor(private readonly queries: PreparedQueries) {}

  /** Whether the two are friends now; nobody is their own. */
  async areFriends(one: string, other: string): Promise<boolean> {
    return (await this.queries.count(areFriendsQuery, { one, other })) > 0;
  }

  /** All friends of the user, in no order. */
  async friendIdsOf(userId: string): Promise<string[]> {
    const rows = await this.queries.rows(friendIdsQuery, { userId });
    return rows.map(({ id }) => id);
  }

  /** Whether either of the two has blocked the other. Which of them must not reach the blocked one. */
  async isBlockedBetween(one: string, other: string): Promise<boolean> {
    const [row] = await this.queries.rows(isBlockedQuery, { one, other });
    return row?.isBlocked === true;
  }

  /** Everybody whose content the user must not see, nor they the user's: blocked by them, or they by those. */
  async hiddenUserIdsFor(userId: string): Promise<string[]> {
    const rows = await this.queries.rows(hiddenIdsQuery, { userId });
    return rows.map(({ id }) => id);
  }

  /** The relation if it is still there; it then stays as it is until the transaction ends. */
  async standing(transaction: Transaction, friendRelationId: string): Promise<StandingRelation | null> {
    const [row] = await transaction.rows(standingStatement, { friendRelationId });
    return row ?? null;
  }
}
