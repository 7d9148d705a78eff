import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type ChooseNotificationsInput,
  chooseNotificationsSchema,
  notificationCalls,
  type SetNotificationPreferenceInput,
  setNotificationPreferenceSchema,
} from '@lyceum/contracts/notifications';
import { type Actor, CurrentActor, Input, Limited, Requires } from '@lyceum/kernel';
import { ListedPreferenceModel, NotificationPreferenceModel } from './preference.model';
import { PreferenceService } from './preference.service';

@Limited(notificationCalls.preferences)
@Resolver(() => NotificationPreferenceModel)
export class PreferenceResolver {
  constructor(private readonly preferences: PreferenceService) {}

  @Requires('notification.read')
  @Query(() => [ListedPreferenceModel], { description: 'What the caller gets of every type.' })
  notificationPreferences(@CurrentActor() actor: Actor): Promise<ListedPreferenceModel[]> {
    return this.preferences.list(actor);
  }

  @Requires('notification.write')
  @Mutation(() => NotificationPreferenceModel)
  setNotificationPreference(
    @CurrentActor() actor: Actor,
    @Input(setNotificationPreferenceSchema) input: SetNotificationPreferenceInput,
  ): Promise<NotificationPreferenceModel> {
    return this.preferences.set(actor, input);
  }

  @Requires('notification.write')
  @Mutation(() => [ListedPreferenceModel], { description: 'One choice for several types. Answers all.' })
  chooseNotifications(
    @CurrentActor() actor: Actor,
    @Input(chooseNotificationsSchema) input: ChooseNotificationsInput,
  ): Promise<ListedPreferenceModel[]> {
    return this.preferences.choose(actor, input);
  }
}
