import { Injectable } from '@nestjs/common';
import { MentionNewsService } from '@lyceum/forum';
import type { Transaction } from '@lyceum/kernel';
import { NotificationService } from '../notifications/notification.service';
import type { About } from '../notifications/notify.query';

/** A thread, post or comment that names people. */
export interface MentioningText {
  readonly about: About;
  readonly authorId: string;
  /** Its thread's. */
  readonly title: string;
  /** Where it is read. */
  readonly url: string;
  /** Whether it is shown and this person may read it. */
  readonly isShownTo: (userId: string) => Promise<boolean>;
  /** Who knows of it already. */
  readonly told: string | null;
}

/** What people are told of being mentioned, wherever that is (checklist line 114). */
@Injectable()
export class MentionNotices {
  constructor(
    private readonly news: MentionNewsService,
    private readonly notifications: NotificationService,
  ) {}

  /** Tells everybody who is named and may read it, once each, however often it is changed. */
  async tell(transaction: Transaction, text: MentioningText): Promise<void> {
    // What is held is told once it is shown.
    if (!(await text.isShownTo(text.authorId))) return;
    for (const userId of await this.news.untold(transaction, text.about.id)) {
      if (userId === text.told || !(await text.isShownTo(userId))) continue;
      await this.notifications.notify(transaction, {
        userId,
        type: 'CONVERSATION_MENTIONED',
        description: `mentioned you in “${text.title}”`,
        by: text.authorId,
        url: text.url,
        tag: text.about.id,
        groupKey: null,
        about: text.about,
      });
    }
  }
}
