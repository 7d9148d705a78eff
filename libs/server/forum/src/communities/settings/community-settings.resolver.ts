import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type CreateCommunityInput,
  createCommunitySchema,
  forumCalls,
  type UpdateCommunityInput,
  updateCommunitySchema,
} from '@lyceum/contracts/forum';
import { type Actor, CurrentActor, Input, Limited, Requires } from '@lyceum/kernel';
import { CommunityModel } from '../lists/community.model';
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
    @Input(createCommunitySchema) input: CreateCommunityInput,
  ): Promise<CommunityModel> {
    return this.settings.create(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => CommunityModel, { description: 'Saves the settings of a forum; for its admins.' })
  updateCommunity(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Input(updateCommunitySchema) input: UpdateCommunityInput,
  ): Promise<CommunityModel> {
    return this.settings.update(actor, communityId, input);
  }
}
