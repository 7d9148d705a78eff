import { Injectable } from '@nestjs/common';
import { communityErrors, type OwnMembershipInput, ownMembershipSchema } from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import type { ForumAccess } from '../../access/forum-access';
import { ForumAccessService } from '../../access/forum-access.service';
import { MemberJoined, MemberLeft } from '../../forum.events';
import { CommunityListService } from '../lists/community-list.service';
import { assertNotLast } from './membership.policy';
import { addMember, dropMember, endInvitations, endRequest, lockCommunity } from './membership.statements';
import type { CommunityModel } from '../lists/community.model';

/** Joining and leaving of one's own will (checklist lines 64–67). */
@Injectable()
export class MembershipService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: ForumAccessService,
    private readonly communities: CommunityListService,
  ) {}

  /**
   * Joins a public forum, or a private one to which somebody has invited the caller. Again changes nothing.
   * @throws DomainError COMMUNITY_JOINING_FAILED where one must ask or be put there, COMMUNITY_BANNED,
   * COMMUNITY_NOT_FOUND
   */
  async join(actor: Actor, input: OwnMembershipInput): Promise<CommunityModel> {
    assertCan(actor, 'forum.write');
    const { communityId } = parseInput(ownMembershipSchema, input);
    const membership = { communityId, userId: actor.userId };
    await this.unitOfWork.run(async (transaction) => {
      await lockCommunity(transaction, communityId);
      const access = await this.access.asIs(transaction, actor, communityId);
      if (access.role !== null) return;
      await assertMayJoin(transaction, access, actor);
      await addMember(transaction, membership);
      await endRequest(transaction, membership);
      transaction.raise(MemberJoined, membership);
    });
    return this.communities.one(actor, communityId);
  }

  /**
   * Leaves a forum, whoever put the caller there; invitations they gave to it end. Two who leave at the same moment go
   * one after the other, so that somebody stays, and an admin as long as there are members.
   * @throws DomainError COMMUNITY_LAST_MEMBER, COMMUNITY_LAST_ADMIN, COMMUNITY_LEAVING_FAILED for who is no member,
   * COMMUNITY_NOT_FOUND
   */
  async leave(actor: Actor, input: OwnMembershipInput): Promise<CommunityModel> {
    assertCan(actor, 'forum.write');
    const { communityId } = parseInput(ownMembershipSchema, input);
    const membership = { communityId, userId: actor.userId };
    await this.unitOfWork.run(async (transaction) => {
      const community = await lockCommunity(transaction, communityId);
      const access = await this.access.asIs(transaction, actor, communityId);
      if (access.role === null) throw new DomainError(hiddenOr(access, communityErrors.LEAVING_FAILED));
      assertNotLast(community, access.role);
      await dropMember(transaction, membership);
      await endInvitations(transaction, membership, 'GOT_AND_GIVEN');
      transaction.raise(MemberLeft, { ...membership, removedBy: null, reason: '' });
    });
    return this.communities.one(actor, communityId);
  }

  /** Says no to an invitation. @returns whether there was one */
  async declineInvitation(actor: Actor, input: OwnMembershipInput): Promise<boolean> {
    assertCan(actor, 'forum.write');
    const { communityId } = parseInput(ownMembershipSchema, input);
    const membership = { communityId, userId: actor.userId };
    return this.unitOfWork.run((transaction) => endInvitations(transaction, membership, 'GOT'));
  }
}

/** An invitation opens a private forum, and is used up by it. */
async function assertMayJoin(transaction: Transaction, access: ForumAccess, actor: Actor): Promise<void> {
  const { communityId, privacy, isBanned } = access;
  if (isBanned) throw new DomainError(communityErrors.BANNED);
  if (privacy === 'CLOSED') throw new DomainError(hiddenOr(access, communityErrors.JOINING_FAILED));
  const isInvited = await endInvitations(transaction, { communityId, userId: actor.userId }, 'GOT');
  if (privacy === 'PRIVATE' && !isInvited) throw new DomainError(communityErrors.JOINING_FAILED);
}

/** For who is not in it, a closed forum is not there. */
function hiddenOr<Refusal extends (typeof communityErrors)[keyof typeof communityErrors]>(
  { privacy, role }: ForumAccess,
  refusal: Refusal,
): Refusal | typeof communityErrors.NOT_FOUND {
  return privacy === 'CLOSED' && role === null ? communityErrors.NOT_FOUND : refusal;
}
