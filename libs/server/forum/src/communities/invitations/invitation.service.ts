import { Injectable } from '@nestjs/common';
import {
  communityErrors,
  communityLimits,
  type InvitationSuggestionsInput,
  invitationSuggestionsSchema,
  type MemberInvitationInput,
  memberInvitationSchema,
} from '@lyceum/contracts/forum';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import type { ForumAccess } from '../../access/forum-access';
import { ForumAccessService } from '../../access/forum-access.service';
import { MembersInvited } from '../../forum.events';
import { lockCommunity } from '../membership/membership.statements';
import { invitableStatement, inviteStatement, suggestionsQuery } from './invitation.statements';
import type { UserSummaryModel } from '@lyceum/auth';

/** Friends whom members bring along (checklist lines 74, 75). */
@Injectable()
export class InvitationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly access: ForumAccessService,
  ) {}

  /** Friends of the caller whom they may invite, by name. @throws DomainError COMMUNITY_NOT_ALLOWED for who is no member */
  async suggestions(actor: Actor, input: InvitationSuggestionsInput): Promise<UserSummaryModel[]> {
    assertCan(actor, 'forum.read');
    const { communityId, queryString } = parseInput(invitationSuggestionsSchema, input);
    assertMayInvite(await this.access.ofReader(actor, communityId));
    const limit = communityLimits.invitationSuggestions;
    return this.queries.rows(suggestionsQuery, { userId: actor.userId, communityId, queryString, limit });
  }

  /**
   * Invites friends to a public or private forum, all of them or none. Who is invited already stays so, and is not
   * told again.
   * @returns how many people are invited by this
   * @throws DomainError COMMUNITY_NOT_INVITABLE where somebody is no friend, a member or banned; COMMUNITY_NOT_ALLOWED,
   * COMMON_INVALID_INPUT for another role than MEMBER
   */
  async invite(actor: Actor, input: MemberInvitationInput): Promise<number> {
    assertCan(actor, 'forum.write');
    const { communityId, invitees } = parseInput(memberInvitationSchema, input);
    const ids = [...new Set(invitees.map((id) => id.toLowerCase()))];
    await this.unitOfWork.run(async (transaction) => {
      await lockCommunity(transaction, communityId);
      assertMayInvite(await this.access.within(transaction, actor, communityId));
      const values = { userId: actor.userId, communityId, ids };
      await assertInvitable(transaction, values);
      const invited = await transaction.rows(inviteStatement, values);
      const userIds = invited.map(({ id }) => id);
      if (userIds.length > 0)
        transaction.raise(MembersInvited, { communityId, inviterId: actor.userId, userIds });
    });
    return ids.length;
  }
}

/** Members invite, and nobody to a closed forum (checklist line 65). */
function assertMayInvite({ role, privacy }: ForumAccess): void {
  if (role === null || privacy === 'CLOSED') throw new DomainError(communityErrors.NOT_ALLOWED);
}

async function assertInvitable(
  transaction: Transaction,
  values: { userId: string; communityId: string; ids: string[] },
): Promise<void> {
  const invitable = await transaction.rows(invitableStatement, values);
  if (invitable.length < values.ids.length) throw new DomainError(communityErrors.NOT_INVITABLE);
}
