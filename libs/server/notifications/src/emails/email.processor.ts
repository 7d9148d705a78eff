import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, type EventPayload, Every, Subscribe, type Transaction } from '@lyceum/kernel';
import { DigestDue, NotificationAdded } from '../notifications.events';
import { EmailService } from './email.service';

/** When notifications become mails. */
@Injectable()
export class EmailProcessor {
  constructor(private readonly emails: EmailService) {}

  /** One that joins its group is not mailed again. */
  @Subscribe(NotificationAdded, 'notifications.mail-at-once', 'mail')
  async mailAtOnce(
    { payload }: DeliveredEvent<EventPayload<typeof NotificationAdded>>,
    transaction: Transaction,
  ): Promise<void> {
    if (payload.isNew) await this.emails.mailAtOnce(transaction, payload.notificationId);
  }

  @Every('notifications.start-digests', { minutes: 5 })
  async startDigests(): Promise<void> {
    await this.emails.startDigests();
  }

  @Subscribe(DigestDue, 'notifications.mail-digest', 'mail')
  async mailDigest(
    { payload }: DeliveredEvent<EventPayload<typeof DigestDue>>,
    transaction: Transaction,
  ): Promise<void> {
    await this.emails.mailDigest(transaction, payload);
  }
}
