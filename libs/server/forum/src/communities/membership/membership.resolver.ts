import { Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls, type OwnMembershipInput, ownMembershipSchema } from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { CommunityModel } from '../lists/community.model';
import { MembershipService } from './membership.service';

@Limited(forumCalls.changes)
@Resolver(() => CommunityModel)
export class MembershipResolver {
  constructor(private readonly memberships: MembershipService) {}

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => CommunityModel, {
    description: 'The caller joins a public forum, or a private one they are invited to.',
  })
  joinCommunity(
    @CurrentActor() actor: Actor,
    @Arguments(ownMembershipSchema) input: OwnMembershipInput,
  ): Promise<CommunityModel> {
    return this.memberships.join(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => CommunityModel, {
    description: 'The caller leaves; not the last member, nor the last admin.',
  })
  leaveCommunity(
    @CurrentActor() actor: Actor,
    @Arguments(ownMembershipSchema) input: OwnMembershipInput,
  ): Promise<CommunityModel> {
    return this.memberships.leave(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, {
    description: 'The caller does not want to join. Answers whether they were invited.',
  })
  declineInvitation(
    @CurrentActor() actor: Actor,
    @Arguments(ownMembershipSchema) input: OwnMembershipInput,
  ): Promise<boolean> {
    return this.memberships.declineInvitation(actor, input);
  }
}
