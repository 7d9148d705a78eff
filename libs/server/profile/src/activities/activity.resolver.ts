import { type ListActivitiesInput, listActivitiesSchema, profileCalls } from '@lyceum/contracts/profile';
import { type Actor, Arguments, CurrentActor, Limited, NamesAnother, Requires } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { ActivityModel } from './activity.model';
import { ActivityService } from './activity.service';

@Resolver(() => ActivityModel)
export class ActivityResolver {
  constructor(private readonly activities: ActivityService) {}

  @Requires('profile.read')
  @NamesAnother('friendId')
  @Limited(profileCalls.lists)
  @Query(() => [ActivityModel], { description: 'What friendId did lately, as the caller may see it.' })
  getUserPlatformActivities(
    @CurrentActor() actor: Actor,
    @Arguments(listActivitiesSchema) input: ListActivitiesInput,
  ): Promise<ActivityModel[]> {
    return this.activities.list(actor, input);
  }
}
