import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type GetNotificationsInput, notificationCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { NotificationCountModel, NotificationModel } from './notification.model';
import type { NotificationView } from './notification.queries';
import { type NotificationCount, NotificationService } from './notification.service';

/** What the wire says; the service checks it against the contract. */
type Types = GetNotificationsInput['type'];
type Platform = GetNotificationsInput['platform'];

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
    @Args('userId', { type: () => ID }) userId: string,
    @Args('type', { type: () => [String] }) type: Types,
    @Args('platform', { type: () => String }) platform: Platform,
    @Args('skipValue', { type: () => Int, nullable: true }) skipValue?: number | null,
    @Args('limitValue', { type: () => Int, nullable: true }) limitValue?: number | null,
  ): Promise<NotificationView[]> {
    const page = { skipValue: skipValue ?? undefined, limitValue: limitValue ?? undefined };
    return this.notifications.list(actor, { userId, type, platform, ...page });
  }

  @Requires('notification.read')
  @ActingUser('userId')
  @Query(() => NotificationCountModel, { description: "The caller's unseen notifications of these types." })
  countNotificationsForUser(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('type', { type: () => [String] }) type: Types,
    @Args('platform', { type: () => String }) platform: Platform,
  ): Promise<NotificationCount> {
    return this.notifications.count(actor, { userId, type, platform });
  }

  @Requires('notification.write')
  @Mutation(() => Boolean, { description: 'Ids that are not the caller’s, or seen already, change nothing.' })
  async markNotificationsAsSeenForUser(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => [ID] }) input: string[],
  ): Promise<boolean> {
    await this.notifications.markAsSeen(actor, { input });
    return true;
  }
}
