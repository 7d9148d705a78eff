import { Query, Resolver } from '@nestjs/graphql';
import {
  forumCalls,
  type ListAdminsInput,
  listAdminsSchema,
  type ListInvitedInput,
  listInvitedSchema,
  type ListMembersInput,
  listMembersSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, CurrentActor, Input, Limited, Requires } from '@lyceum/kernel';
import { MemberListService } from './member-list.service';
import { CommunityMemberModel } from '../member.model';

@Resolver(() => CommunityMemberModel)
export class MemberResolver {
  constructor(private readonly lists: MemberListService) {}

  @Requires('forum.read')
  @Query(() => [CommunityMemberModel], { description: 'Admins of a forum.' })
  getCommunityAdmins(
    @CurrentActor() actor: Actor,
    @Input(listAdminsSchema) input: ListAdminsInput,
  ): Promise<CommunityMemberModel[]> {
    return this.lists.admins(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('input.requestingUser')
  @Limited(forumCalls.memberSearch, { when: 'input.queryString' })
  @Query(() => [CommunityMemberModel], { description: 'Members of a forum, the latest first.' })
  getCommunityMembers(
    @CurrentActor() actor: Actor,
    @Input(listMembersSchema) input: ListMembersInput,
  ): Promise<CommunityMemberModel[]> {
    return this.lists.members(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('input.requestingUser')
  @Query(() => [CommunityMemberModel], {
    description: 'Who is invited and has not come yet, the latest first; only members see them.',
  })
  getCommunityInvitedUsers(
    @CurrentActor() actor: Actor,
    @Input(listInvitedSchema) input: ListInvitedInput,
  ): Promise<CommunityMemberModel[]> {
    return this.lists.invited(actor, input);
  }
}
