import { Injectable } from '@nestjs/common';
import {
  notificationLimits,
  notificationTable,
  type NotificationTopic,
  notificationTopicLabels,
  notificationTypeLabels,
} from '@lyceum/contracts/notifications';
import { type MailContent, MailTemplate, Post, UnsubscribeLinks } from '@lyceum/mail';
import { mailOf, mailWordingOf, type StoredNotice } from '../notifications/wording';
import { SubscriptionCode } from '../subscriptions/subscription-code';
import * as messages from './email.messages';

/** Something a mail tells its recipient, as read from the database. */
export interface MailedNotification extends Omit<StoredNotice, 'subjectName'> {
  id: string;
  url: string | null;
  /** Whose it is, and their address. */
  userId: string;
  email: string;
}

/** Writes and posts the mails of notifications; each can be unsubscribed from by one click (checklist line 221). */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly post: Post,
    private readonly template: MailTemplate,
    private readonly codes: SubscriptionCode,
    private readonly links: UnsubscribeLinks,
  ) {}

  /** One notification, as soon as it came. */
  async sendOne(notification: MailedNotification): Promise<void> {
    const { topic } = notificationTable[notification.type];
    const label = notificationTypeLabels[notification.type]();
    const { action, ...content } = mailOf(notification);
    await this.write(notification, messages.newsOf({ what: label }), [topic], {
      ...content,
      button: { label: action, path: notification.url ?? '/' },
      afterword: [messages.whyThisEmail({ what: label })],
    });
  }

  /** What came in a day. @param notifications at least one, all of one recipient, newest first */
  async sendDigest(notifications: readonly MailedNotification[]): Promise<void> {
    const [first] = notifications;
    if (!first) return;
    const shown = notifications.slice(0, notificationLimits.digestRows);
    const topics = [...new Set(notifications.map(({ type }) => notificationTable[type].topic))];
    const hasMore = shown.length < notifications.length;
    await this.write(first, messages.newsOfADay(), topics, {
      subject: subjectOf(shown.length, hasMore),
      heading: messages.newSinceYesterday(),
      paragraphs: hasMore ? [messages.newestOfMany({ count: shown.length })] : [],
      items: shown.map((notification) => ({
        label: mailWordingOf(notification),
        path: notification.url ?? '/',
      })),
      button: { label: messages.openSite(), path: '/' },
      afterword: [messages.onceADay()],
    });
  }

  private async write(
    { userId, email }: MailedNotification,
    kind: string,
    topics: readonly NotificationTopic[],
    content: MailContent,
  ): Promise<void> {
    const code = this.codes.make(userId, topics);
    const names = topics.map((topic) => notificationTopicLabels[topic]()).join(', ');
    const label = messages.unsubscribe({ topics: names });
    const mail = this.template.build({
      ...content,
      footerLink: this.links.footerLink(code, label),
    });
    await this.post.send({ userId, kind }, { to: email, ...mail, headers: this.links.headers(code) });
  }
}

const subjectOf = (count: number, hasMore: boolean): string =>
  hasMore ? messages.moreThanNew({ count }) : messages.newThings({ count });
