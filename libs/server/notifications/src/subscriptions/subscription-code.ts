import { Injectable } from '@nestjs/common';
import { idSchema } from '@lyceum/contracts/common';
import {
  notificationErrors,
  type NotificationTopic,
  notificationTopics,
} from '@lyceum/contracts/notifications';
import { DomainError } from '@lyceum/kernel';
import { mailListEntrySchema, UnsubscribeLinks } from '@lyceum/mail';
import { z } from 'zod';

/** Whose e-mails about which topics an unsubscribe link is for, or of which list of another domain. */
const subscriptionSchema = z.union([
  z.object({ userId: idSchema, topics: z.array(z.enum(notificationTopics)).min(1) }),
  mailListEntrySchema,
]);

export type Subscription = z.infer<typeof subscriptionSchema>;

/** Makes and reads the codes of unsubscribe links. */
@Injectable()
export class SubscriptionCode {
  constructor(private readonly links: UnsubscribeLinks) {}

  make(userId: string, topics: readonly NotificationTopic[]): string {
    return this.links.codeOf({ userId, topics });
  }

  /** @throws DomainError NOTIFICATIONS_SUBSCRIPTION_LINK_NOT_VALID when we did not make it */
  read(code: string): Subscription {
    const content = this.links.read(code);
    if (content === undefined) throw new DomainError(notificationErrors.SUBSCRIPTION_LINK_NOT_VALID);
    return subscriptionSchema.parse(content);
  }
}
