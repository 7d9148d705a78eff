import { listCommunitiesSchema, type ListCommunitiesInput } from '@lyceum/contracts/forum';
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
import { CommunityListService } from './community-list.service';
import { CommunityModel } from './community.model';

@Resolver(() => CommunityModel)
export class CommunityListResolver {
  constructor(private readonly lists: CommunityListService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [CommunityModel], { description: 'Public forums, and private ones to ask for.' })
  getAllCommunities(
    @CurrentActor() actor: Actor,
    @Arguments(listCommunitiesSchema) input: ListCommunitiesInput,
  ): Promise<CommunityModel[]> {
    return this.lists.all(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [CommunityModel], { description: 'Forums the caller is a member of.' })
  getUserCommunities(
    @CurrentActor() actor: Actor,
    @Arguments(listCommunitiesSchema) input: ListCommunitiesInput,
  ): Promise<CommunityModel[]> {
    return this.lists.own(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [CommunityModel], { description: 'Public forums the caller may like: their friends’ first.' })
  getRecommendedCommunities(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<CommunityModel[]> {
    return this.lists.recommended(actor);
  }
}
