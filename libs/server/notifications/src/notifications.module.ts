import { Module } from '@nestjs/common';
import { FriendsModule } from '@lyceum/friends';
import { EmailProcessor } from './emails/email.processor';
import { EmailService } from './emails/email.service';
import { NotificationMails } from './emails/notification-mails';
import { NotificationResolver } from './notifications/notification.resolver';
import { NotificationService } from './notifications/notification.service';
import { NotificationsPersonalData } from './notifications.personal-data';
import { PreferenceResolver } from './preferences/preference.resolver';
import { PreferenceService } from './preferences/preference.service';
import { EmailSubscriptionController } from './subscriptions/email-subscription.controller';
import { EmailSubscriptionService } from './subscriptions/email-subscription.service';
import { OneClickBody } from './subscriptions/one-click-body';
import { SubscriptionCode } from './subscriptions/subscription-code';

/**
 * What users are told: in the app, live, and by mail. The other domains tell it through the kernel's `Notices`, each its
 * own kinds (`*.notices.ts`); nobody imports it.
 */
@Module({
  imports: [FriendsModule],
  controllers: [EmailSubscriptionController],
  providers: [
    EmailProcessor,
    EmailService,
    EmailSubscriptionService,
    NotificationMails,
    NotificationResolver,
    NotificationService,
    NotificationsPersonalData,
    OneClickBody,
    PreferenceResolver,
    PreferenceService,
    SubscriptionCode,
  ],
})
export class NotificationsModule {}
