import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type CreateFriendRequestInput,
  createFriendRequestSchema,
  type DeleteFriendRequestInput,
  deleteFriendRequestSchema,
  friendsErrors,
  type UpdateFriendRequestInput,
  updateFriendRequestSchema,
} from '@lyceum/contracts/friends';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { ContactService } from '../contact.service';
import { ContactStatements } from '../contact-statements';
import {
  FriendRelationEnded,
  FriendRequestAccepted,
  FriendRequested,
  FriendRequestsFannedOut,
} from '../friends.events';
import { lockPair } from '../pair';
import {
  endStatement,
  fanOutStatement,
  friendRequestStatements,
  type RefusalRow,
  type RequestedRow,
} from './friend-request.statements';
import { friendState } from './friend-state';
import type { FriendRelationModel } from './friend-relation.model';

/** From asking somebody to the end of a friendship (checklist lines 136–142). */
@Injectable()
export class FriendRequestService implements OnApplicationBootstrap {
  private readonly made: ContactStatements<ReturnType<typeof friendRequestStatements>>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    contact: ContactService,
  ) {
    this.made = new ContactStatements(contact, friendRequestStatements);
  }

  onApplicationBootstrap(): void {
    this.made.makeAll();
  }

  /**
   * Asks somebody to be the caller's friend. Where they have asked already, this accepts it, also when both ask at the
   * same moment (checklist line 142); asking again changes nothing. Who may ask whom says `contactTable`. A day has
   * `friendsLimits.requestsPerDay` new requests, fewer for who is refused often; too many in a short time are told to
   * staff.
   * @throws DomainError FRIENDS_SELF_REQUEST, FRIENDS_BLOCKED_BY_YOU, FRIENDS_DAILY_LIMIT; FRIENDS_SENDING_FAILED for
   * everybody who cannot be asked, whatever the reason
   */
  async request(actor: Actor, input: CreateFriendRequestInput): Promise<FriendRelationModel> {
    assertCan(actor, 'friend.write');
    const { requestedUserId } = parseInput(createFriendRequestSchema, input);
    if (requestedUserId.toLowerCase() === actor.userId) throw new DomainError(friendsErrors.SELF_REQUEST);
    const row = await this.unitOfWork.run((transaction) =>
      this.ask(transaction, actor.userId, requestedUserId),
    );
    const { id: friendRelationId, status, requestingUser, requestedUser } = row;
    const state = friendState({ status, isRequester: requestingUser.id === actor.userId });
    return { friendRelationId, status, state, requestingUser, requestedUser };
  }

  /**
   * Accepts a request, which only the one who was asked may do; again changes nothing. Whether the two may become
   * friends is asked anew: an old request does not outlive what allowed it.
   * @returns the relation's id @throws DomainError FRIENDS_ACCEPTING_FAILED
   */
  async accept(actor: Actor, input: UpdateFriendRequestInput): Promise<string> {
    assertCan(actor, 'friend.write');
    const { friendRelationId } = parseInput(updateFriendRequestSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const values = { friendRelationId, userId: actor.userId };
      const [accepted] = await transaction.rows(this.statements.accept, values);
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
   * Rejects or takes back a request, or ends a friendship: either of the two may (checklist line 140), with a status only
   * as long as it is that. That a request was rejected is remembered for its sender's daily limit.
   * @returns the id the relation had @throws DomainError FRIENDS_REJECTING_FAILED
   */
  async end(actor: Actor, input: DeleteFriendRequestInput): Promise<string> {
    assertCan(actor, 'friend.write');
    const { friendRelationId, status = null } = parseInput(deleteFriendRequestSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [ended] = await transaction.rows(endStatement, {
        friendRelationId,
        status,
        userId: actor.userId,
      });
      if (!ended) throw new DomainError(friendsErrors.REJECTING_FAILED);
      transaction.raise(FriendRelationEnded, { friendRelationId, ...ended });
    });
    return friendRelationId;
  }

  private get statements(): ReturnType<typeof friendRequestStatements> {
    return this.made.ofAnybody();
  }

  /** @throws DomainError FRIENDS_BLOCKED_BY_YOU, FRIENDS_DAILY_LIMIT, FRIENDS_SENDING_FAILED */
  private async ask(
    transaction: Transaction,
    actorId: string,
    requestedUserId: string,
  ): Promise<RequestedRow> {
    const values = { userId: actorId, otherId: requestedUserId };
    await lockPair(transaction, actorId, requestedUserId);
    const [row] = await transaction.rows(this.statements.request, values);
    if (!row) {
      const [refusal] = await transaction.rows(this.statements.refusal, values);
      throw new DomainError(errorOf(refusal));
    }
    const relation = {
      friendRelationId: row.id,
      requesterId: row.requestingUser.id,
      requestedUserId: row.requestedUser.id,
    };
    if (row.statusBefore === null) {
      transaction.raise(FriendRequested, relation);
      await tellOfFanOut(transaction, actorId);
    } else if (row.statusBefore !== row.status) transaction.raise(FriendRequestAccepted, relation);
    return row;
  }
}

function errorOf(refusal: RefusalRow | undefined) {
  if (refusal?.isBlockedByMe) return friendsErrors.BLOCKED_BY_YOU;
  return refusal?.mayRequest ? friendsErrors.DAILY_LIMIT : friendsErrors.SENDING_FAILED;
}

/** Too many requests in too short a time are for staff to look at. */
async function tellOfFanOut(transaction: Transaction, userId: string): Promise<void> {
  const [fanOut] = await transaction.rows(fanOutStatement, { userId });
  if (fanOut) transaction.raise(FriendRequestsFannedOut, { userId, ...fanOut });
}
