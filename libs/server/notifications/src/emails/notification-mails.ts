import { Injectable } from '@nestjs/common';
import {
  describeNotification,
  notificationLimits,
  notificationTable,
  type NotificationText,
  type NotificationTopic,
  notificationTopicLabels,
  readInAppText,
} from '@lyceum/contracts';
import { type Mail, Mailer, type MailContent, MailTemplate } from '@lyceum/mail';
import { SubscriptionCode } from '../subscriptions/subscription-code';

/** Something a mail tells its recipient, as read from the database. */
export interface MailedNotification extends NotificationText {
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
    private readonly mailer: Mailer,
    private readonly template: MailTemplate,
    private readonly codes: SubscriptionCode,
  ) {}

  /** One notification, as soon as it came. */
  async sendOne(notification: MailedNotification): Promise<void> {
    const { topic, label } = notificationTable[notification.type];
    const text = wordingOf(notification);
    await this.post(notification, [topic], {
      subject: text,
      heading: text,
      paragraphs: [],
      button: { label: 'Have a look', path: notification.url ?? '/' },
      afterword: [`You get this email because your settings ask for it: ${label}.`],
    });
  }

  /** What came in a day. @param notifications at least one, all of one recipient, newest first */
  async sendDigest(notifications: readonly MailedNotification[]): Promise<void> {
    const [first] = notifications;
    if (!first) return;
    const shown = notifications.slice(0, notificationLimits.digestRows);
    const topics = [...new Set(notifications.map(({ type }) => notificationTable[type].topic))];
    const hasMore = shown.length < notifications.length;
    await this.post(first, topics, {
      subject: subjectOf(shown.length, hasMore),
      heading: 'New for you since yesterday',
      paragraphs: hasMore ? [`The newest ${shown.length}; the others are waiting for you on the site.`] : [],
      items: shown.map((notification) => ({
        label: wordingOf(notification),
        path: notification.url ?? '/',
      })),
      button: { label: 'Open the site', path: '/' },
      afterword: ['You get this email once a day at most, and only when there is something new.'],
    });
  }

  private async post(
    { userId, email }: MailedNotification,
    topics: readonly NotificationTopic[],
    content: MailContent,
  ): Promise<void> {
    const code = this.codes.make(userId, topics);
    const label = `Unsubscribe: no more emails about ${topics.map((topic) => notificationTopicLabels[topic]).join(', ')}`;
    const mail = this.template.build({
      ...content,
      footerLink: { label, path: `/email-subscriptions?code=${code}` },
    });
    await this.mailer.send({ to: email, ...mail, headers: this.unsubscribeHeaders(code) });
  }

  /** RFC 2369 and RFC 8058: mail programs offer their own button, which posts to the address. */
  private unsubscribeHeaders(code: string): NonNullable<Mail['headers']> {
    return {
      'List-Unsubscribe': `<${this.template.url(`/email-subscriptions/unsubscribe?code=${code}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }
}

/** As in the app, a mail does not tell what is read there (checklist line 55). */
const wordingOf = (notification: NotificationText): string =>
  notificationTable[notification.type].isReadInApp ? readInAppText : describeNotification(notification);

function subjectOf(count: number, hasMore: boolean): string {
  if (count === 1) return 'One thing is new for you';
  return hasMore ? `More than ${count} things are new for you` : `${count} things are new for you`;
}
