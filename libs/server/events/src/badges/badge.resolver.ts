import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { MeModel } from '@lyceum/auth';
import { BadgeService } from './badge.service';

/** What events add to the signed-in user; it costs a statement only when it is asked for. */
@Resolver(() => MeModel)
export class BadgeResolver {
  constructor(private readonly badges: BadgeService) {}

  @ResolveField(() => [String], { description: 'Badges the caller was given at events, the latest last.' })
  eventBadges(@Parent() me: MeModel): Promise<string[]> {
    return this.badges.badgesOf(me.id);
  }
}
