import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type CountNotificationsInput,
  countNotificationsSchema,
  type GetNotificationsInput,
  getNotificationsSchema,
  type MarkNotificationsAsSeenInput,
  markNotificationsAsSeenSchema,
  notificationCalls,
} from '@lyceum/contracts/notifications';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { NotificationCountModel, NotificationModel } from './notification.model';
import { type NotificationCount, NotificationService } from './notification.service';

@Limited(notificationCalls.seen)
@Resolver(() => NotificationModel)
export class NotificationResolver {
  constructor(private readonly notifications: NotificationService) {}

  @Requires('notification.read')
  @ActingUser('userId')
  @Query(() => [NotificationModel], {
    description: "The caller's notifications of these types, newest first.",
  })
  getNotificationsForUser(
    @CurrentActor() actor: Actor,
    @Arguments(getNotificationsSchema) input: GetNotificationsInput,
  ): Promise<NotificationModel[]> {
    return this.notifications.list(actor, input);
  }

  @Requires('notification.read')
  @ActingUser('userId')
  @Query(() => NotificationCountModel, { description: "The caller's unseen notifications of these types." })
  countNotificationsForUser(
    @CurrentActor() actor: Actor,
    @Arguments(countNotificationsSchema) input: CountNotificationsInput,
  ): Promise<NotificationCount> {
    return this.notifications.count(actor, input);
  }

  @Requires('notification.write')
  @Mutation(() => Boolean, { description: 'Ids that are not the caller’s, or seen already, change nothing.' })
  async markNotificationsAsSeenForUser(
    @CurrentActor() actor: Actor,
    @Arguments(markNotificationsAsSeenSchema) input: MarkNotificationsAsSeenInput,
  ): Promise<boolean> {
    await this.notifications.markAsSeen(actor, input);
    return true;
  }

  @Requires('notification.write')
  @Mutation(() => Boolean, { description: 'Marks all that the caller is told now; again changes nothing.' })
  async markAllNotificationsAsSeen(@CurrentActor() actor: Actor): Promise<boolean> {
    await this.notifications.markAllAsSeen(actor);
    return true;
  }
}
