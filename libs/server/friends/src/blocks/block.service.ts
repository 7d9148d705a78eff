import { isPresent, people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { authErrors } from '@lyceum/contracts/auth';
import { type BlockUserInput, blockUserSchema, friendsErrors } from '@lyceum/contracts/friends';
import {
  type Actor,
  assertCan,
  DomainError,
  type EventPayload,
  parseInput,
  PreparedQueries,
  statement,
  UnitOfWork,
} from '@lyceum/kernel';
import { FriendRelationEnded, UserBlocked } from '../friends.events';
import { lockPair, ofPair } from '../pair';
import { noteRefusals } from '../relations/friend-request.statements';

/** `userId` blocks `blockedId`: one statement that also ends what is between them. */
const blockStatement = statement<BlockRow>(
  'friends.block',
  `WITH person AS (
    SELECT u.id ${people.from('u')} WHERE u.id = $blockedId AND ${isPresent('u')} FOR KEY SHARE
  ), block AS (
    INSERT INTO user_blocks (blocker_id, blocked_id) SELECT $userId::uuid, id FROM person
    ON CONFLICT DO NOTHING RETURNING blocked_id
  ), ended AS (
    DELETE FROM friend_relations WHERE ${ofPair('$userId::uuid', '$blockedId::uuid')} RETURNING *
  ), refused AS (${noteRefusals('ended', '$userId')})
  SELECT EXISTS (SELECT FROM person) AS "isThere", EXISTS (SELECT FROM block) AS "isNew",
         (SELECT json_build_object('friendRelationId', id, 'requesterId', requester_id,
                                   'requestedUserId', requested_id) FROM ended) AS ended`,
);

interface BlockRow {
  isThere: boolean;
  isNew: boolean;
  ended: EventPayload<typeof FriendRelationEnded> | null;
}

/** Whom the user of `userId` has blocked, the latest last. */
const blockedIdsQuery = statement<{ id: string }>(
  'friends.blocked-ids',
  'SELECT blocked_id AS id FROM user_blocks WHERE blocker_id = $userId ORDER BY created_at, blocked_id',
);

const deleteUserBlocksStatement = statement(
  'friends.delete-user-blocks',
  'DELETE FROM user_blocks WHERE blocker_id = $userId AND blocked_id = $blockedId',
);

/** People who want nothing to do with each other (checklist line 144). */
@Injectable()
export class BlockService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
  ) {}

  /**
   * Blocks somebody: a friendship or request between the two ends in the same transaction. The other is not told, and
   * sees what they would see of a stranger. Again changes nothing.
   * @throws DomainError FRIENDS_SELF_BLOCK, AUTH_USER_NOT_FOUND
   */
  async block(actor: Actor, input: BlockUserInput): Promise<void> {
    assertCan(actor, 'friend.write');
    const { userId: blockedId } = parseInput(blockUserSchema, input);
    if (blockedId.toLowerCase() === actor.userId) throw new DomainError(friendsErrors.SELF_BLOCK);
    await this.unitOfWork.run(async (transaction) => {
      await lockPair(transaction, actor.userId, blockedId);
      const [row] = await transaction.rows(blockStatement, { userId: actor.userId, blockedId });
      if (!row?.isThere) throw new DomainError(authErrors.USER_NOT_FOUND);
      if (row.ended) transaction.raise(FriendRelationEnded, row.ended);
      if (row.isNew) transaction.raise(UserBlocked, { blockerId: actor.userId, blockedId });
    });
  }

  /** Takes a block back; what it ended stays ended. Harmless where there is none. */
  async unblock(actor: Actor, input: BlockUserInput): Promise<void> {
    assertCan(actor, 'friend.write');
    const { userId: blockedId } = parseInput(blockUserSchema, input);
    await this.queries.count(deleteUserBlocksStatement, { userId: actor.userId, blockedId });
  }

  /** Ids of the people the user has blocked, the latest last. */
  async blockedIdsOf(userId: string): Promise<string[]> {
    const rows = await this.queries.rows(blockedIdsQuery, { userId });
    return rows.map(({ id }) => id);
  }
}
