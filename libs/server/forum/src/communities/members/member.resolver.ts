import { Args, Query, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { MemberListService } from './member-list.service';
import {
  CommunityAdminsInputModel,
  CommunityInvitedUsersInputModel,
  CommunityMemberModel,
  CommunityMembersInputModel,
} from './member.model';
import type { MemberView } from './member.view';

@Resolver(() => CommunityMemberModel)
export class MemberResolver {
  constructor(private readonly lists: MemberListService) {}

  @Requires('forum.read')
  @Query(() => [CommunityMemberModel], { description: 'Admins of a forum.' })
  getCommunityAdmins(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => CommunityAdminsInputModel }) input: CommunityAdminsInputModel,
  ): Promise<MemberView[]> {
    return this.lists.admins(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('input.requestingUser')
  @Limited(forumCalls.memberSearch, { when: 'input.queryString' })
  @Query(() => [CommunityMemberModel], { description: 'Members of a forum, the latest first.' })
  getCommunityMembers(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => CommunityMembersInputModel }) input: CommunityMembersInputModel,
  ): Promise<MemberView[]> {
    return this.lists.members(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('input.requestingUser')
  @Query(() => [CommunityMemberModel], {
    description: 'Who is invited and has not come yet, the latest first; only members see them.',
  })
  getCommunityInvitedUsers(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => CommunityInvitedUsersInputModel }) input: CommunityInvitedUsersInputModel,
  ): Promise<MemberView[]> {
    const { communityId, skipVal, limitVal } = input;
    return this.lists.invited(actor, { communityId, skipValue: skipVal, limitValue: limitVal });
  }
}
