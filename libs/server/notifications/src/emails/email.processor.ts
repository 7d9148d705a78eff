import { Injectable } from '@nestjs/common';
import { type Delivered, Every, Subscribe } from '@lyceum/kernel';
import { DigestDue, NotificationAdded } from '../notifications.events';
import { EmailService } from './email.service';

/** When notifications become mails. */
@Injectable()
export class EmailProcessor {
  constructor(private readonly emails: EmailService) {}

  @Subscribe(NotificationAdded, 'notifications.mail-at-once', { lane: 'mail' })
  async mailAtOnce({ payload }: Delivered<typeof NotificationAdded>): Promise<void> {
    if (payload.isNew === false) return;
    await this.emails.mailAtOnce(payload.notificationId);
  }

  @Every('notifications.start-digests', { minutes: 5 })
  async startDigests(): Promise<void> {
    await this.emails.startDigests();
  }

  @Subscribe(DigestDue, 'notifications.mail-digest', { lane: 'mail' })
  async mailDigest({ payload }: Delivered<typeof DigestDue>): Promise<void> {
    await this.emails.mailDigest(payload);
  }
}
