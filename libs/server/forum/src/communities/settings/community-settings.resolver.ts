import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { CommunityModel } from '../lists/community.model';
import type { CommunityView } from '../lists/community.view';
import { CreateCommunityInputModel, UpdateCommunityInputModel } from './community-settings.model';
import { CommunitySettingsService } from './community-settings.service';

@Limited(forumCalls.changes)
@Resolver(() => CommunityModel)
export class CommunitySettingsResolver {
  constructor(private readonly settings: CommunitySettingsService) {}

  @Requires('forum.read')
  @Query(() => Boolean, {
    description: 'Whether the first posts of new users wait for a moderator; for admins of the forum.',
  })
  getCommunityHoldsNewUsers(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
  ): Promise<boolean> {
    return this.settings.holdsNewUsers(actor, communityId);
  }

  @Requires('forum.create')
  @Mutation(() => CommunityModel, { description: 'Makes a forum, with the caller for its admin; for staff.' })
  createCommunity(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => CreateCommunityInputModel }) input: CreateCommunityInputModel,
  ): Promise<CommunityView> {
    return this.settings.create(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => CommunityModel, { description: 'Saves the settings of a forum; for its admins.' })
  updateCommunity(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('input', { type: () => UpdateCommunityInputModel }) input: UpdateCommunityInputModel,
  ): Promise<CommunityView> {
    return this.settings.update(actor, communityId, input);
  }
}
