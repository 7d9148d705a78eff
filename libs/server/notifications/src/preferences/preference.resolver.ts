import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  notificationCalls,
  type SetNotificationPreferenceInput,
  setNotificationPreferenceSchema,
} from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires, ZodPipe } from '@lyceum/kernel';
import { NotificationPreferenceModel, SetNotificationPreferenceInputModel } from './preference.model';
import { type NotificationPreferenceView, PreferenceService } from './preference.service';

@Limited(notificationCalls.preferences)
@Resolver(() => NotificationPreferenceModel)
export class PreferenceResolver {
  constructor(private readonly preferences: PreferenceService) {}

  @Requires('notification.read')
  @Query(() => [NotificationPreferenceModel], { description: 'What the caller gets of every type.' })
  notificationPreferences(@CurrentActor() actor: Actor): Promise<NotificationPreferenceView[]> {
    return this.preferences.list(actor);
  }

  @Requires('notification.write')
  @Mutation(() => NotificationPreferenceModel)
  setNotificationPreference(
    @CurrentActor() actor: Actor,
    @Args(
      'input',
      { type: () => SetNotificationPreferenceInputModel },
      new ZodPipe(setNotificationPreferenceSchema),
    )
    input: SetNotificationPreferenceInput,
  ): Promise<NotificationPreferenceView> {
    return this.preferences.set(actor, input);
  }
}
