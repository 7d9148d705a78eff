import { Injectable } from '@nestjs/common';
import {
  type CreateFriendRequestInput,
  createFriendRequestSchema,
  type DeleteFriendRequestInput,
  deleteFriendRequestSchema,
  type FriendRelationStatus,
  type FriendState,
  friendsErrors,
  friendsLimits,
  type UpdateFriendRequestInput,
  updateFriendRequestSchema,
} from '@lyceum/contracts';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  RateLimits,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { FriendRelationEnded, FriendRequestAccepted, FriendRequested } from '../friends.events';
import { lockPair } from '../pair';
import {
  acceptStatement,
  endStatement,
  isBlockedByStatement,
  type RelatedPerson,
  type RequestedRow,
  requestStatement,
} from './friend-request.statements';
import { friendState } from './friend-state';

/** A relation as one of its two people sees it. */
export interface FriendRelationView {
  friendRelationId: string;
  status: FriendRelationStatus;
  state: FriendState;
  requestingUser: RelatedPerson;
  requestedUser: RelatedPerson;
}

/** From asking somebody to the end of a friendship (checklist lines 136–142). */
@Injectable()
export class FriendRequestService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Asks somebody to be the caller's friend. Where they have asked already, this accepts it, also when both ask at the
   * same moment (checklist line 142); asking again changes nothing.
   * @throws DomainError FRIENDS_SELF_REQUEST, FRIENDS_BLOCKED_BY_YOU, COMMON_TOO_MANY_REQUESTS;
   * FRIENDS_SENDING_FAILED for everybody who cannot be asked, whatever the reason
   */
  async request(actor: Actor, input: CreateFriendRequestInput): Promise<FriendRelationView> {
    assertCan(actor, 'friend.write');
    const { requestedUserId } = parseInput(createFriendRequestSchema, input);
    if (requestedUserId.toLowerCase() === actor.userId) throw new DomainError(friendsErrors.SELF_REQUEST);
    const limit = { points: friendsLimits.requestsPerHour, seconds: 3_600 };
    await this.limits.consume('friends.requests', actor.userId, limit);
    const row = await this.unitOfWork.run((transaction) => ask(transaction, actor.userId, requestedUserId));
    const { id: friendRelationId, status, requestingUser, requestedUser } = row;
    const state = friendState({ status, isRequester: requestingUser.id === actor.userId });
    return { friendRelationId, status, state, requestingUser, requestedUser };
  }

  /**
   * Accepts a request, which only the one who was asked may do; again changes nothing.
   * @returns the relation's id @throws DomainError FRIENDS_ACCEPTING_FAILED
   */
  async accept(actor: Actor, input: UpdateFriendRequestInput): Promise<string> {
    assertCan(actor, 'friend.write');
    const { friendRelationId } = parseInput(updateFriendRequestSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [[accepted]] = (await transaction.manager.query(acceptStatement, [
        friendRelationId,
        actor.userId,
      ])) as [{ statusBefore: FriendRelationStatus; requesterId: string }[], number];
      if (!accepted) throw new DomainError(friendsErrors.ACCEPTING_FAILED);
      const { statusBefore, requesterId } = accepted;
      if (statusBefore === 'ACCEPTED') return;
      transaction.raise(FriendRequestAccepted, {
        friendRelationId,
        requesterId,
        requestedUserId: actor.userId,
      });
    });
    return friendRelationId;
  }

  /**
   * Rejects or takes back a request, or ends a friendship: either of the two may (checklist line 140).
   * @returns the id the relation had @throws DomainError FRIENDS_REJECTING_FAILED
   */
  async end(actor: Actor, input: DeleteFriendRequestInput): Promise<string> {
    assertCan(actor, 'friend.write');
    const { friendRelationId } = parseInput(deleteFriendRequestSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [[ended]] = (await transaction.manager.query(endStatement, [friendRelationId, actor.userId])) as [
        { requesterId: string; requestedUserId: string }[],
        number,
      ];
      if (!ended) throw new DomainError(friendsErrors.REJECTING_FAILED);
      transaction.raise(FriendRelationEnded, { friendRelationId, ...ended });
    });
    return friendRelationId;
  }
}

/** @throws DomainError FRIENDS_BLOCKED_BY_YOU, FRIENDS_SENDING_FAILED */
async function ask(
  transaction: Transaction,
  actorId: string,
  requestedUserId: string,
): Promise<RequestedRow> {
  const { manager } = transaction;
  await lockPair(transaction, actorId, requestedUserId);
  const [row] = await manager.query<RequestedRow[]>(requestStatement, [actorId, requestedUserId]);
  if (!row) {
    const blocks = await manager.query<unknown[]>(isBlockedByStatement, [actorId, requestedUserId]);
    throw new DomainError(blocks.length > 0 ? friendsErrors.BLOCKED_BY_YOU : friendsErrors.SENDING_FAILED);
  }
  const relation = {
    friendRelationId: row.id,
    requesterId: row.requestingUser.id,
    requestedUserId: row.requestedUser.id,
  };
  if (row.statusBefore === null) transaction.raise(FriendRequested, relation);
  else if (row.statusBefore !== row.status) transaction.raise(FriendRequestAccepted, relation);
  return row;
}
