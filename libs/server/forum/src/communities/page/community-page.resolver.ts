import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import { CommunityPageModel } from './community-page.model';
import { CommunityPageService, type CommunityPageView } from './community-page.service';

@Resolver(() => CommunityPageModel)
export class CommunityPageResolver {
  constructor(private readonly pages: CommunityPageService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => CommunityPageModel, {
    description:
      'A forum by its name. Status 401: members only; 402: no such forum; 403: the caller is banned.',
  })
  getCommunityByName(
    @CurrentActor() actor: Actor,
    @Args('communityName', { type: () => String }) communityName: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<CommunityPageView> {
    return this.pages.byName(actor, { communityName, userId });
  }
}
