import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  communityLimits,
  type ListAdminsInput,
  listAdminsSchema,
  type ListInvitedInput,
  listInvitedSchema,
  type ListMembersInput,
  listMembersSchema,
} from '@lyceum/contracts/forum';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, assertCan, keysetOf, parseInput, PreparedQueries, withCursor } from '@lyceum/kernel';
import { mayModerate } from '../../access/forum-access';
import { ForumAccessService } from '../../access/forum-access.service';
import { invitedQuery } from '../invitations/invitation.statements';
import { adminsQuery, foundMembersQuery, membersQuery } from './member.queries';
import type { CommunityMemberModel } from '../member.model';

/** A forum's people (checklist line 76), for whoever may open it. */
@Injectable()
export class MemberListService implements OnApplicationBootstrap {
  private readonly found: ContactStatements<typeof membersQuery>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly access: ForumAccessService,
    contact: ContactService,
  ) {
    this.found = new ContactStatements(contact, foundMembersQuery);
  }

  onApplicationBootstrap(): void {
    this.found.makeAll();
  }

  /**
   * A page of members, the latest first, perhaps only those of a name: then of them whom the caller may
   * know of, unless the caller keeps order there. People between whom and the caller there is a
   * block are left out, unless the caller keeps order there.
   * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER
   */
  async members(actor: Actor, input: ListMembersInput): Promise<CommunityMemberModel[]> {
    assertCan(actor, 'forum.read');
    const { communityId, queryString, cursor, skipValue, limitValue } = parseInput(listMembersSchema, input);
    const access = await this.access.ofReader(actor, communityId);
    const limit = limitValue ?? communityLimits.memberPageSize;
    const skip = cursor ? 0 : (skipValue ?? 0);
    const [sortValue, sortId] = keysetOf(cursor);
    const values = {
      userId: actor.userId,
      isModerator: mayModerate(actor, access),
      communityId,
      limit,
      skip,
      sortValue,
      sortId,
    };
    const rows = queryString
      ? await this.queries.rows(this.found.of(actor), { ...values, queryString })
      : await this.queries.rows(membersQuery, values);
    return rows.map(withCursor);
  }

  /** Admins, who was it first first. @throws like `members` */
  async admins(actor: Actor, input: ListAdminsInput): Promise<CommunityMemberModel[]> {
    assertCan(actor, 'forum.read');
    const { communityId, skipValue, limitValue } = parseInput(listAdminsSchema, input);
    const access = await this.access.ofReader(actor, communityId);
    const limit = limitValue ?? communityLimits.adminPageSize;
    const isModerator = mayModerate(actor, access);
    const values = { userId: actor.userId, isModerator, communityId, limit, skip: skipValue ?? 0 };
    const rows = await this.queries.rows(adminsQuery, values);
    return rows.map(withCursor);
  }

  /** Who is invited and has not come yet, the latest first; members see them, for others there are none. @throws like `members` */
  async invited(actor: Actor, input: ListInvitedInput): Promise<CommunityMemberModel[]> {
    assertCan(actor, 'forum.read');
    const { communityId, skipVal, limitVal } = parseInput(listInvitedSchema, input);
    const access = await this.access.ofReader(actor, communityId);
    const isModerator = mayModerate(actor, access);
    if (access.role === null && !isModerator) return [];
    const limit = limitVal ?? communityLimits.memberPageSize;
    const values = { userId: actor.userId, isModerator, communityId, limit, skip: skipVal ?? 0 };
    const rows = await this.queries.rows(invitedQuery, values);
    return rows.map(withCursor);
  }
}
