import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type BanMemberInput,
  banMemberSchema,
  forumCalls,
  type ListOfForumToolInput,
  listOfForumToolSchema,
  type UnbanMemberInput,
  unbanMemberSchema,
} from '@lyceum/contracts/forum';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { CommunityBanModel } from './ban.model';
import { BanService } from './ban.service';

@Limited(forumCalls.changes)
@Resolver(() => CommunityBanModel)
export class BanResolver {
  constructor(private readonly bans: BanService) {}

  @Requires('forum.read')
  @Query(() => [CommunityBanModel], { description: 'Bans that stand, the latest first; for admins.' })
  getCommunityBans(
    @CurrentActor() actor: Actor,
    @Arguments(listOfForumToolSchema) input: ListOfForumToolInput,
  ): Promise<CommunityBanModel[]> {
    return this.bans.list(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => CommunityBanModel, {
    description: 'Shuts somebody out, for ever or until endsAt; for admins. An admin is demoted first.',
  })
  banMember(
    @CurrentActor() actor: Actor,
    @Arguments(banMemberSchema) input: BanMemberInput,
  ): Promise<CommunityBanModel> {
    return this.bans.ban(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Lifts a ban; for admins.' })
  async unbanMember(
    @CurrentActor() actor: Actor,
    @Arguments(unbanMemberSchema) input: UnbanMemberInput,
  ): Promise<boolean> {
    await this.bans.unban(actor, input);
    return true;
  }
}
