import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { type NotificationType, notificationTypes } from '@lyceum/contracts/notifications';
import { contractEnum } from '@lyceum/kernel';

export const NotificationTypeEnum = contractEnum(
  'NotificationType',
  notificationTypes,
  'What a notification is about.',
);

/** Who did what a notification tells, as far as a screen shows them (checklist line 51). */
@ObjectType('NotificationActor', { description: 'Who did it.' })
export class NotificationActorModel {
  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => Boolean)
  showOnlineStatus: boolean;

  @Field(() => String, { nullable: true })
  pictureUrl: string | null;
}

/** A notification as its recipient sees it. */
@ObjectType('Notification')
export class NotificationModel {
  @Field(() => ID)
  id: string;

  @Field(() => NotificationTypeEnum)
  type: NotificationType;

  @Field(() => Boolean)
  seen: boolean;

  @Field(() => String, { description: 'The whole text, names included.' })
  description: string;

  @Field(() => NotificationActorModel, { nullable: true, description: 'Null for the platform itself.' })
  by: NotificationActorModel | null;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => String, { nullable: true, description: 'A path on this site.' })
  url: string | null;

  @Field(() => String, { nullable: true })
  tag: string | null;

  @Field(() => Int, { description: 'Other people who did the same; 99 means at least so many.' })
  othersCount: number;
}

@ObjectType('NotificationCount', {
  description: 'Unseen notifications, newest first; counting stops at 100.',
})
export class NotificationCountModel {
  @Field(() => [ID])
  ids: string[];

  @Field(() => Int)
  total: number;
}
