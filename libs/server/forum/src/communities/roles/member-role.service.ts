import { isFindable, people } from '@lyceum/auth';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type AddMemberInput,
  addMemberSchema,
  communityErrors,
  type MemberRole,
  type RemoveMemberInput,
  removeMemberSchema,
  type SetMemberRoleInput,
  setMemberRoleSchema,
} from '@lyceum/contracts/forum';
import { blocks, ContactService } from '@lyceum/friends';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  type Statement,
  statement,
  type Transaction,
  UnitOfWork,
  withCursor,
} from '@lyceum/kernel';
import { overseesForums } from '../../access/forum-access';
import { isBanned } from '../../access/forum-access.queries';
import { ForumAccessService } from '../../access/forum-access.service';
import { MemberJoined, MemberLeft, MemberRoleChanged } from '../../forum.events';
import { recordForumAudit } from '../../access/forum-audit';
import { assertNotLast, assertNotLastAdmin, assertNotOfClass } from '../membership/membership.policy';
import {
  addMember,
  changeRole,
  dropMember,
  endInvitations,
  lockCommunity,
  type Membership,
  presentRoleOf,
} from '../membership/membership.statements';
import { memberStatement } from '../members/member.queries';
import type { CommunityMemberModel } from '../member.model';

const addableText = (mayAdd: string): string => `
  SELECT ${isBanned('$communityId', 'u.id')} AS "isBanned"
  ${people.from('u')} WHERE u.id = $userId AND ${isFindable('u')} AND ${mayAdd} FOR KEY SHARE OF u`;

/** The house adds anybody, but not over a block. */
const addableByHouseStatement = statement<{ isBanned: boolean }>(
  'forum.addable-by-house',
  addableText(`NOT ${blocks.between('$actorId::uuid', 'u.id')}`),
);

/** What a forum's admins decide about its members (checklist lines 76, 77). */
@Injectable()
export class MemberRoleService implements OnApplicationBootstrap {
  private addableStatement: Statement<{ isBanned: boolean }>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: ForumAccessService,
    private readonly contact: ContactService,
  ) {}

  /** Only now have all domains said what people can have in common. */
  onApplicationBootstrap(): void {
    const mayAsk = this.contact.sql('REQUEST', '$actorId::uuid', 'u');
    this.addableStatement = statement<{ isBanned: boolean }>('forum.addable', addableText(mayAsk));
  }

  /**
   * Gives a member another role; the same one again changes nothing.
   * @throws DomainError COMMUNITY_NOT_ALLOWED for who is no admin, COMMUNITY_MEMBER_NOT_FOUND, COMMUNITY_LAST_ADMIN
   */
  async setRole(actor: Actor, input: SetMemberRoleInput): Promise<CommunityMemberModel> {
    assertCan(actor, 'forum.write');
    const { communityId, memberId: userId, role } = parseInput(setMemberRoleSchema, input);
    const membership = { communityId, userId };
    return this.unitOfWork.run(async (transaction) => {
      const community = await lockCommunity(transaction, communityId);
      await this.access.ofAdmin(actor, communityId, transaction);
      assertNotOfClass(community);
      const before = await memberRole(transaction, membership);
      if (before !== role) {
        assertNotLastAdmin(community, before);
        await changeRole(transaction, membership, role);
        transaction.raise(MemberRoleChanged, { ...membership, role, changedBy: actor.userId });
        await recordForumAudit(transaction, {
          communityId,
          actorId: actor.userId,
          action: 'ROLE_CHANGED',
          subjectUserId: userId,
          reason: `${before} → ${role}`,
        });
      }
      return readMember(transaction, membership);
    });
  }

  /**
   * Puts somebody into a closed forum whom the caller might ask to be friends, or is friends with; whoever oversees all
   * forums puts in anybody without a block. Who is in it stays what they are. Other forums are joined by those who want to.
   * @throws DomainError COMMUNITY_NOT_ALLOWED for who is no admin, in a forum that is not closed, and of who is banned;
   * COMMUNITY_PERSON_NOT_FOUND where there is no such account, and of whom the caller may not put there
   */
  async add(actor: Actor, input: AddMemberInput): Promise<CommunityMemberModel> {
    assertCan(actor, 'forum.write');
    const { communityId, memberId: userId } = parseInput(addMemberSchema, input);
    const membership = { communityId, userId };
    return this.unitOfWork.run(async (transaction) => {
      const community = await lockCommunity(transaction, communityId);
      const { privacy } = await this.access.ofAdmin(actor, communityId, transaction);
      assertNotOfClass(community);
      if (privacy !== 'CLOSED') throw new DomainError(communityErrors.NOT_ALLOWED);
      await this.assertMayBeAdded(transaction, actor, membership);
      if (await addMember(transaction, membership)) {
        transaction.raise(MemberJoined, { ...membership, addedBy: actor.userId });
        await recordForumAudit(transaction, {
          communityId,
          actorId: actor.userId,
          action: 'MEMBER_ADDED',
          subjectUserId: userId,
        });
      }
      return readMember(transaction, membership);
    });
  }

  /**
   * Puts a member out; unlike a banned one they may come back. An admin has to be made something else first.
   * @throws DomainError COMMUNITY_NOT_ALLOWED, COMMUNITY_MEMBER_NOT_FOUND, COMMUNITY_LAST_MEMBER
   */
  async remove(actor: Actor, input: RemoveMemberInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { communityId, memberId: userId, reason } = parseInput(removeMemberSchema, input);
    const membership = { communityId, userId };
    await this.unitOfWork.run(async (transaction) => {
      const community = await lockCommunity(transaction, communityId);
      await this.access.ofAdmin(actor, communityId, transaction);
      assertNotOfClass(community);
      const role = await memberRole(transaction, membership);
      if (role === 'ADMIN') throw new DomainError(communityErrors.NOT_ALLOWED);
      assertNotLast(community, role);
      await dropMember(transaction, membership);
      await endInvitations(transaction, membership, 'GOT_AND_GIVEN');
      transaction.raise(MemberLeft, { ...membership, removedBy: actor.userId, reason });
      await recordForumAudit(transaction, {
        communityId,
        actorId: actor.userId,
        action: 'MEMBER_REMOVED',
        subjectUserId: userId,
        reason,
      });
    });
  }

  /**
   * To share a forum lets people ask and see each other, so that nobody is put beside whom they could not ask anyway. The
   * lock on the account's row waits for its end.
   */
  private async assertMayBeAdded(
    transaction: Transaction,
    actor: Actor,
    { communityId, userId }: Membership,
  ): Promise<void> {
    const addable = overseesForums(actor) ? addableByHouseStatement : this.addableStatement;
    const [person] = await transaction.rows(addable, { communityId, userId, actorId: actor.userId });
    if (!person) throw new DomainError(communityErrors.PERSON_NOT_FOUND);
    if (person.isBanned) throw new DomainError(communityErrors.NOT_ALLOWED);
  }
}

async function memberRole(transaction: Transaction, membership: Membership): Promise<MemberRole> {
  const role = await presentRoleOf(transaction, membership);
  if (role === null) throw new DomainError(communityErrors.MEMBER_NOT_FOUND);
  return role;
}

async function readMember(
  transaction: Transaction,
  { communityId, userId }: Membership,
): Promise<CommunityMemberModel> {
  const values = { communityId, userId };
  const [row] = await transaction.rows(memberStatement, values);
  if (!row) throw new DomainError(communityErrors.MEMBER_NOT_FOUND);
  return withCursor(row);
}
