import { Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { emailFrequencies, type EmailFrequency, type NotificationType } from '@lyceum/contracts';
import { NotificationTypeEnum } from '../notifications/notification.model';

/** GraphQL wants an object of names; the contract has a list. */
const EmailFrequencyEnum = Object.fromEntries(emailFrequencies.map((name) => [name, name])) as {
  [Name in EmailFrequency]: Name;
};
registerEnumType(EmailFrequencyEnum, { name: 'EmailFrequency', description: "How a type's e-mails go out." });

@ObjectType('NotificationPreference')
export class NotificationPreferenceModel {
  @Field(() => NotificationTypeEnum)
  type: NotificationType;

  @Field(() => Boolean)
  inApp: boolean;

  @Field(() => EmailFrequencyEnum)
  email: EmailFrequency;
}

@InputType('SetNotificationPreferenceInput')
export class SetNotificationPreferenceInputModel {
  @Field(() => NotificationTypeEnum)
  type: NotificationType;

  @Field(() => Boolean)
  inApp: boolean;

  @Field(() => EmailFrequencyEnum)
  email: EmailFrequency;
}
