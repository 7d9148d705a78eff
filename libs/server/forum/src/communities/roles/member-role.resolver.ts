import { Mutation, Resolver } from '@nestjs/graphql';
import {
  type AddMemberInput,
  addMemberSchema,
  forumCalls,
  type RemoveMemberInput,
  removeMemberSchema,
  type SetMemberRoleInput,
  setMemberRoleSchema,
} from '@lyceum/contracts/forum';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { CommunityMemberModel } from '../member.model';
import { MemberRoleService } from './member-role.service';

@Limited(forumCalls.changes)
@Resolver(() => CommunityMemberModel)
export class MemberRoleResolver {
  constructor(private readonly roles: MemberRoleService) {}

  @Requires('forum.write')
  @Mutation(() => CommunityMemberModel, { description: 'Gives a member another role; for admins.' })
  setMemberRole(
    @CurrentActor() actor: Actor,
    @Arguments(setMemberRoleSchema) input: SetMemberRoleInput,
  ): Promise<CommunityMemberModel> {
    return this.roles.setRole(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => CommunityMemberModel, {
    description: 'Puts somebody into a closed forum, which nobody can ask to join; for its admins.',
  })
  addMember(
    @CurrentActor() actor: Actor,
    @Arguments(addMemberSchema) input: AddMemberInput,
  ): Promise<CommunityMemberModel> {
    return this.roles.add(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Puts a member out, who may come back; for admins.' })
  async removeMember(
    @CurrentActor() actor: Actor,
    @Arguments(removeMemberSchema) input: RemoveMemberInput,
  ): Promise<boolean> {
    await this.roles.remove(actor, input);
    return true;
  }
}
