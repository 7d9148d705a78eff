import { Field, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import {
  forumCalls,
  type InvitationSuggestionsInput,
  invitationSuggestionsSchema,
  type MemberInvitationInput,
  memberInvitationSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { UserSummaryModel } from '@lyceum/auth';
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
    @Arguments(invitationSuggestionsSchema) input: InvitationSuggestionsInput,
  ): Promise<UserSummaryModel[]> {
    return this.invitations.suggestions(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('inviter')
  @Mutation(() => MemberInvitationAnswerModel, {
    description: 'inviter, the caller, invites friends to a forum of theirs; role is MEMBER.',
  })
  async memberInvitation(
    @CurrentActor() actor: Actor,
    @Arguments(memberInvitationSchema) input: MemberInvitationInput,
  ): Promise<MemberInvitationAnswerModel> {
    return { invitedCnt: await this.invitations.invite(actor, input) };
  }
}
