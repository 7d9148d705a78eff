import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { idSchema } from '@lyceum/contracts/common';
import {
  notificationErrors,
  type NotificationTopic,
  notificationTopics,
} from '@lyceum/contracts/notifications';
import { CONFIG, type Config, DomainError } from '@lyceum/kernel';
import { z } from 'zod';

/** Whose e-mails about which topics an unsubscribe link is for. */
const subscriptionSchema = z.object({
  userId: idSchema,
  topics: z.array(z.enum(notificationTopics)).min(1),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** Keeps this key apart from every other one made of the same secret. */
const keyLabel = 'lyceum e-mail subscriptions';

/**
 * Makes and reads the codes of unsubscribe links. They are signed rather than stored and do not run out: a link in an
 * old mail must still work, and can do no more than stop or restart those mails.
 */
@Injectable()
export class SubscriptionCode {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', keyLabel, 32));
  }

  make(userId: string, topics: readonly NotificationTopic[]): string {
    const content = Buffer.from(JSON.stringify({ userId, topics })).toString('base64url');
    return `${content}.${this.sign(content).toString('base64url')}`;
  }

  /** @throws DomainError NOTIFICATIONS_SUBSCRIPTION_LINK_NOT_VALID when we did not make it */
  read(code: string): Subscription {
    const [content = '', signature = ''] = code.split('.');
    const expected = this.sign(content);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new DomainError(notificationErrors.SUBSCRIPTION_LINK_NOT_VALID);
    return subscriptionSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
  }

  private sign(content: string): Buffer {
    return createHmac('sha256', this.key).update(content).digest();
  }
}
