import { Injectable } from '@nestjs/common';
import {
  notificationLimits,
  notificationTable,
  type NotificationTopic,
  notificationTopicLabels,
  notificationTypeLabels,
} from '@lyceum/contracts/notifications';
import { AllNoticeEnclosures } from '@lyceum/kernel';
import { type Mail, type MailContent, MailTemplate, Post, UnsubscribeLinks } from '@lyceum/mail';
import { aboutOf, mailOf, mailWordingOf, type StoredNotice } from '../notifications/wording';
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
    private readonly enclosures: AllNoticeEnclosures,
  ) {}

  /** One notification, as soon as it came. */
  async sendOne(notification: MailedNotification): Promise<void> {
    const { type, kind, data, userId, url } = notification;
    const label = notificationTypeLabels[type]();
    const { action, ...content } = mailOf(notification);
    const mail = this.build(notification, [notificationTable[type].topic], {
      ...content,
      button: { label: action, path: url ?? '/' },
      afterword: [messages.whyThisEmail({ what: label })],
    });
    const files = await this.enclosures.filesFor(userId, kind, data);
    const note = { userId, kind: messages.newsOf({ what: label }), about: aboutOf(kind, data) };
    await this.post.send(note, { ...mail, files });
  }

  /** What came in a day. @param notifications at least one, all of one recipient, newest first */
  async sendDigest(notifications: readonly MailedNotification[]): Promise<void> {
    const [first] = notifications;
    if (!first) return;
    const shown = notifications.slice(0, notificationLimits.digestRows);
    const topics = [...new Set(notifications.map(({ type }) => notificationTable[type].topic))];
    const hasMore = shown.length < notifications.length;
    const mail = this.build(first, topics, {
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
    await this.post.send({ userId: first.userId, kind: messages.newsOfADay() }, mail);
  }

  private build(
    { userId, email }: MailedNotification,
    topics: readonly NotificationTopic[],
    content: MailContent,
  ): Mail {
    const code = this.codes.make(userId, topics);
    const names = topics.map((topic) => notificationTopicLabels[topic]()).join(', ');
    const label = messages.unsubscribe({ topics: names });
    const mail = this.template.build({
      ...content,
      footerLink: this.links.footerLink(code, label),
    });
    return { to: email, ...mail, headers: this.links.headers(code) };
  }
}

const subjectOf = (count: number, hasMore: boolean): string =>
  hasMore ? messages.moreThanNew({ count }) : messages.newThings({ count });
