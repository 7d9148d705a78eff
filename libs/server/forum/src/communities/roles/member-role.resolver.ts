import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls, type MemberRole } from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { MemberRoleEnum } from '../../access/forum.enums';
import { CommunityMemberModel } from '../members/member.model';
import type { MemberView } from '../members/member.view';
import { MemberRoleService } from './member-role.service';

@Limited(forumCalls.changes)
@Resolver(() => CommunityMemberModel)
export class MemberRoleResolver {
  constructor(private readonly roles: MemberRoleService) {}

  @Requires('forum.write')
  @Mutation(() => CommunityMemberModel, { description: 'Gives a member another role; for admins.' })
  setMemberRole(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('memberId', { type: () => ID }) memberId: string,
    @Args('role', { type: () => MemberRoleEnum }) role: MemberRole,
  ): Promise<MemberView> {
    return this.roles.setRole(actor, { communityId, memberId, role });
  }

  @Requires('forum.write')
  @Mutation(() => CommunityMemberModel, {
    description: 'Puts somebody into a closed forum, which nobody can ask to join; for its admins.',
  })
  addMember(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('memberId', { type: () => ID }) memberId: string,
  ): Promise<MemberView> {
    return this.roles.add(actor, { communityId, memberId });
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Puts a member out, who may come back; for admins.' })
  async removeMember(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('memberId', { type: () => ID }) memberId: string,
    @Args('reason', { type: () => String }) reason: string,
  ): Promise<boolean> {
    await this.roles.remove(actor, { communityId, memberId, reason });
    return true;
  }
}
