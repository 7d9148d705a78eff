import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ForumModule } from '@lyceum/forum';
import { FriendsModule } from '@lyceum/friends';
import { ModerationModule } from '@lyceum/moderation';
import { EmailProcessor } from './emails/email.processor';
import { EmailService } from './emails/email.service';
import { NotificationDigest } from './emails/notification-digest.entity';
import { NotificationMails } from './emails/notification-mails';
import { Notification } from './notifications/notification.entity';
import { NotificationResolver } from './notifications/notification.resolver';
import { NotificationService } from './notifications/notification.service';
import { NotificationOptOut } from './preferences/notification-opt-out.entity';
import { NotificationPreference } from './preferences/notification-preference.entity';
import { NotificationsPersonalData } from './notifications.personal-data';
import { PreferenceResolver } from './preferences/preference.resolver';
import { PreferenceService } from './preferences/preference.service';
import { AccountProcessor } from './sources/account.processor';
import { CommunityProcessor } from './sources/community.processor';
import { ConversationProcessor } from './sources/conversation.processor';
import { FriendProcessor } from './sources/friend.processor';
import { MentionNotices } from './sources/mention-notices';
import { ModerationProcessor } from './sources/moderation.processor';
import { ReplyProcessor } from './sources/reply.processor';
import { ThreadProcessor } from './sources/thread.processor';
import { EmailSubscriptionController } from './subscriptions/email-subscription.controller';
import { EmailSubscriptionService } from './subscriptions/email-subscription.service';
import { OneClickBody } from './subscriptions/one-click-body';
import { SubscriptionCode } from './subscriptions/subscription-code';

/**
 * What users are told: in the app, live, and by mail. It subscribes to the other domains' events (`sources/`, one file
 * a domain); nobody imports it.
 */
@Module({
  imports: [
    ForumModule,
    FriendsModule,
    ModerationModule,
    TypeOrmModule.forFeature([Notification, NotificationDigest, NotificationOptOut, NotificationPreference]),
  ],
  controllers: [EmailSubscriptionController],
  providers: [
    AccountProcessor,
    CommunityProcessor,
    ConversationProcessor,
    EmailProcessor,
    EmailService,
    EmailSubscriptionService,
    FriendProcessor,
    MentionNotices,
    ModerationProcessor,
    NotificationMails,
    NotificationResolver,
    NotificationService,
    NotificationsPersonalData,
    OneClickBody,
    PreferenceResolver,
    PreferenceService,
    ReplyProcessor,
    SubscriptionCode,
    ThreadProcessor,
  ],
})
export class NotificationsModule {}
