import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import { CommunityListService } from './community-list.service';
import { CommunityModel } from './community.model';
import type { CommunityView } from './community.view';

const nullableNumber = { type: () => Int, nullable: true } as const;

@Resolver(() => CommunityModel)
export class CommunityListResolver {
  constructor(private readonly lists: CommunityListService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [CommunityModel], { description: 'Public forums, and private ones to ask for.' })
  getAllCommunities(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('skipValue', nullableNumber) skipValue?: number | null,
    @Args('limitValue', nullableNumber) limitValue?: number | null,
  ): Promise<CommunityView[]> {
    return this.lists.all(actor, { userId, skipValue, limitValue });
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [CommunityModel], { description: 'Forums the caller is a member of.' })
  getUserCommunities(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('skipValue', nullableNumber) skipValue?: number | null,
    @Args('limitValue', nullableNumber) limitValue?: number | null,
  ): Promise<CommunityView[]> {
    return this.lists.own(actor, { userId, skipValue, limitValue });
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [CommunityModel], { description: 'Public forums the caller may like: their friends’ first.' })
  getRecommendedCommunities(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<CommunityView[]> {
    return this.lists.recommended(actor);
  }
}
