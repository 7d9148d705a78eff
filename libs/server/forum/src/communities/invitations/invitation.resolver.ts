import { Args, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { forumCalls, type MemberRole } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import type { UserSummary } from '../../people/user-summary';
import { UserSummaryModel } from '../../people/user-summary.model';
import { MemberRoleEnum } from '../../access/forum.enums';
import { InvitationService } from './invitation.service';

@ObjectType('MemberInvitationAnswer')
export class MemberInvitationAnswerModel {
  @Field(() => Int, { description: 'How many friends are invited by this call.' })
  invitedCnt: number;
}

@Limited(forumCalls.invitations)
@Resolver(() => MemberInvitationAnswerModel)
export class InvitationResolver {
  constructor(private readonly invitations: InvitationService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Limited(forumCalls.invitationSuggestions)
  @Query(() => [UserSummaryModel], {
    description: 'Friends of the caller who may be invited and are not yet, by name.',
  })
  getCommunityMemberInvitationSuggestions(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('queryString', { type: () => String }) queryString: string,
    @Args('communityId', { type: () => ID }) communityId: string,
  ): Promise<UserSummary[]> {
    return this.invitations.suggestions(actor, { userId, queryString, communityId });
  }

  @Requires('forum.write')
  @ActingUser('inviter')
  @Mutation(() => MemberInvitationAnswerModel, {
    description: 'inviter, the caller, invites friends to a forum of theirs; role is MEMBER.',
  })
  async memberInvitation(
    @CurrentActor() actor: Actor,
    @Args('invitees', { type: () => [ID] }) invitees: string[],
    @Args('inviter', { type: () => ID }) inviter: string,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('role', { type: () => MemberRoleEnum }) role: MemberRole,
  ): Promise<MemberInvitationAnswerModel> {
    // The contract takes MEMBER alone; whatever else was sent is refused there.
    const input = { invitees, inviter, communityId, role: role as 'MEMBER' };
    return { invitedCnt: await this.invitations.invite(actor, input) };
  }
}
