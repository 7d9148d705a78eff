import { Injectable } from '@nestjs/common';
import {
  type BanMemberInput,
  banMemberSchema,
  communityErrors,
  type ListOfForumToolInput,
  listOfForumToolSchema,
  type UnbanMemberInput,
  unbanMemberSchema,
} from '@lyceum/contracts/forum';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
  withCursor,
} from '@lyceum/kernel';
import { overseesForums } from '../../access/forum-access';
import { ForumAccessService } from '../../access/forum-access.service';
import { MemberBanned, MemberUnbanned } from '../../forum.events';
import { recordForumAudit } from '../../access/forum-audit';
import { assertNotLast } from '../membership/membership.policy';
import {
  dropMember,
  endInvitations,
  endRequest,
  lockCommunity,
  type Membership,
  presentRoleOf,
} from '../membership/membership.statements';
import { toolPage } from '../tool-page';
import {
  banByIdStatement,
  bansQuery,
  banStatement,
  isBannableStatement,
  liftEndedStatement,
  standingBanStatement,
  unbanStatement,
} from './ban.statements';
import type { CommunityBanModel } from './ban.model';

/** Who is shut out of a forum (checklist line 78). */
@Injectable()
export class BanService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly access: ForumAccessService,
  ) {}

  /** A page of the bans that stand, the latest first, for admins. @throws DomainError COMMUNITY_NOT_ALLOWED */
  async list(actor: Actor, input: ListOfForumToolInput): Promise<CommunityBanModel[]> {
    assertCan(actor, 'forum.read');
    const { communityId, cursor } = parseInput(listOfForumToolSchema, input);
    await this.access.ofAdmin(actor, communityId);
    return toolPage(this.queries, bansQuery, cursor, { communityId });
  }

  /**
   * Shuts somebody out of a forum who is or was in it, wants to or has written there, for ever or until a time; whoever
   * oversees all forums shuts out anybody. Their membership, their request and invitations to and from them end with it;
   * open tabs learn of it at once. An admin has to be made something else first.
   * @throws DomainError COMMUNITY_NOT_ALLOWED, also for moderators, COMMUNITY_ALREADY_BANNED, COMMUNITY_MEMBER_NOT_FOUND
   * where there is nobody, and of strangers, COMMUNITY_LAST_MEMBER
   */
  ban(actor: Actor, input: BanMemberInput): Promise<CommunityBanModel> {
    return this.unitOfWork.run((transaction) => this.banWithin(transaction, actor, input));
  }

  /** The same as part of what else a moderator decides. @throws like `ban` */
  async banWithin(transaction: Transaction, actor: Actor, input: BanMemberInput): Promise<CommunityBanModel> {
    assertCan(actor, 'forum.write');
    const { communityId, memberId: userId, reason, endsAt } = parseInput(banMemberSchema, input);
    const membership = { communityId, userId };
    const community = await lockCommunity(transaction, communityId);
    await this.access.ofAdmin(actor, communityId, transaction);
    const role = await presentRoleOf(transaction, membership);
    if (role === 'ADMIN' || userId.toLowerCase() === actor.userId)
      throw new DomainError(communityErrors.NOT_ALLOWED);
    if (role !== null) assertNotLast(community, role);
    const banId = await shutOut(transaction, actor, membership, { reason, endsAt: endsAt ?? null });
    await dropMember(transaction, membership);
    await endRequest(transaction, membership);
    await endInvitations(transaction, membership, 'GOT_AND_GIVEN');
    transaction.raise(MemberBanned, { ...membership, banId, bannedBy: actor.userId });
    await recordForumAudit(transaction, {
      communityId,
      actorId: actor.userId,
      action: 'MEMBER_BANNED',
      subjectUserId: userId,
      reason,
    });
    return readBan(transaction, banId);
  }

  /**
   * Lifts a ban; who was a member is none by it. Nobody lifts their own.
   * @throws DomainError COMMUNITY_NOT_ALLOWED, COMMUNITY_NOT_BANNED
   */
  unban(actor: Actor, input: UnbanMemberInput): Promise<void> {
    return this.unitOfWork.run((transaction) => this.unbanWithin(transaction, actor, input));
  }

  /** The ban of this id, for a reason that whom it shut out is told. @returns whom, and of where @throws like `unban` */
  async liftWithin(
    transaction: Transaction,
    actor: Actor,
    { banId, reason }: { readonly banId: string; readonly reason: string },
  ): Promise<Membership> {
    const [membership] = await transaction.rows(standingBanStatement, { banId });
    if (!membership) throw new DomainError(communityErrors.NOT_BANNED);
    const { communityId, userId: memberId } = membership;
    await this.unbanWithin(transaction, actor, { communityId, memberId }, { reason, banId });
    return membership;
  }

  /**
   * The same as part of what else a moderator decides, or of one ban alone: not of another that has come since it was read.
   * @throws like `unban`
   */
  async unbanWithin(
    transaction: Transaction,
    actor: Actor,
    input: UnbanMemberInput,
    { reason, banId }: { readonly reason?: string; readonly banId?: string } = {},
  ): Promise<void> {
    assertCan(actor, 'forum.write');
    const { communityId, memberId: userId } = parseInput(unbanMemberSchema, input);
    await lockCommunity(transaction, communityId);
    await this.access.ofAdmin(actor, communityId, transaction);
    if (userId.toLowerCase() === actor.userId) throw new DomainError(communityErrors.NOT_ALLOWED);
    const values = { communityId, userId, liftedBy: actor.userId, banId: banId ?? null };
    const count = await transaction.count(unbanStatement, values);
    if (count === 0) throw new DomainError(communityErrors.NOT_BANNED);
    transaction.raise(MemberUnbanned, {
      communityId,
      userId,
      liftedBy: actor.userId,
      reason: reason ?? null,
    });
    await recordForumAudit(transaction, {
      communityId,
      actorId: actor.userId,
      action: 'MEMBER_UNBANNED',
      subjectUserId: userId,
      ...(reason !== undefined && { reason }),
    });
  }
}

async function shutOut(
  transaction: Transaction,
  actor: Actor,
  { communityId, userId }: Membership,
  what: { reason: string; endsAt: Date | null },
): Promise<string> {
  await transaction.count(liftEndedStatement, { communityId, userId });
  const whom = { communityId, userId, oversees: overseesForums(actor) };
  const [ban] = await transaction.rows(banStatement, { ...whom, bannedBy: actor.userId, ...what });
  if (ban) return ban.id;
  const people = await transaction.rows(isBannableStatement, whom);
  throw new DomainError(
    people.length > 0 ? communityErrors.ALREADY_BANNED : communityErrors.MEMBER_NOT_FOUND,
  );
}

async function readBan(transaction: Transaction, banId: string): Promise<CommunityBanModel> {
  const [row] = await transaction.rows(banByIdStatement, { banId });
  if (!row) throw new DomainError(communityErrors.NOT_BANNED);
  return withCursor(row);
}
