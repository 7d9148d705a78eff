import { Field, ObjectType } from '@nestjs/graphql';
import {
  emailFrequencies,
  type EmailFrequency,
  type NotificationType,
} from '@lyceum/contracts/notifications';
import { contractEnum } from '@lyceum/kernel';
import { NotificationTypeEnum } from '../notifications/notification.model';

const EmailFrequencyEnum = contractEnum('EmailFrequency', emailFrequencies, "How a type's e-mails go out.");

@ObjectType('NotificationPreference')
export class NotificationPreferenceModel {
  @Field(() => NotificationTypeEnum)
  type: NotificationType;

  @Field(() => Boolean)
  inApp: boolean;

  @Field(() => EmailFrequencyEnum)
  email: EmailFrequency;
}

/** A choice among all of somebody's. */
@ObjectType('ListedNotificationPreference')
export class ListedPreferenceModel extends NotificationPreferenceModel {
  @Field(() => Boolean, { description: 'Whether the caller is somebody who is told of this at all.' })
  concernsMe: boolean;
}
