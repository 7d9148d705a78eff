import { Args, GraphQLISODateTime, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { CommunityBanModel } from './ban.model';
import { BanService, type BanView } from './ban.service';

@Limited(forumCalls.changes)
@Resolver(() => CommunityBanModel)
export class BanResolver {
  constructor(private readonly bans: BanService) {}

  @Requires('forum.read')
  @Query(() => [CommunityBanModel], { description: 'Bans that stand, the latest first; for admins.' })
  getCommunityBans(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('cursor', { type: () => String, nullable: true }) cursor?: string | null,
  ): Promise<BanView[]> {
    return this.bans.list(actor, { communityId, cursor });
  }

  @Requires('forum.write')
  @Mutation(() => CommunityBanModel, {
    description: 'Shuts somebody out, for ever or until endsAt; for admins. An admin is demoted first.',
  })
  banMember(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('memberId', { type: () => ID }) memberId: string,
    @Args('reason', { type: () => String }) reason: string,
    @Args('endsAt', { type: () => GraphQLISODateTime, nullable: true }) endsAt?: Date | null,
  ): Promise<BanView> {
    return this.bans.ban(actor, { communityId, memberId, reason, endsAt });
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Lifts a ban; for admins.' })
  async unbanMember(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('memberId', { type: () => ID }) memberId: string,
  ): Promise<boolean> {
    await this.bans.unban(actor, { communityId, memberId });
    return true;
  }
}
