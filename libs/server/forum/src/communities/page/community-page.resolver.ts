import { communityByNameSchema, type CommunityByNameInput } from '@lyceum/contracts/forum';
import { Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
import { CommunityPageModel } from './community-page.model';
import { CommunityPageService } from './community-page.service';

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
    @Arguments(communityByNameSchema) input: CommunityByNameInput,
  ): Promise<CommunityPageModel> {
    return this.pages.byName(actor, input);
  }
}
