import { SetMetadata } from '@nestjs/common';
import type { JobLane } from '../jobs/job-lanes';
import type { Transaction } from '../unit-of-work/transaction';
import type { DeliveredEvent, EventDefinition, EventPayload } from './event';

export const subscriptionKey = 'lyceum:subscription';

export interface SubscriptionMetadata {
  event: EventDefinition;
  /** Unique and stable: it identifies what has been handled. `domain.what-it-does`. */
  subscriber: string;
  /** Whose workers run it. */
  lane: JobLane;
}

type Handler<Definition extends EventDefinition> = (
  event: DeliveredEvent<EventPayload<Definition>>,
  transaction: Transaction,
) => Promise<void>;

/**
 * Marks a processor's method as the consumer of an event. It runs once per event as far as its writes go: they share
 * the transaction that records the delivery as handled. What leaves the database (mail, socket) may happen twice.
 * A thrown DomainError parks the delivery; anything else is retried with backoff, then parked. While somebody whom it
 * calls is away it waits for up to a day, and goes out when they are back.
 * @param lane of work that calls out of the house: `mail` for mails, `files` for the store of files
 */
export function Subscribe<Definition extends EventDefinition>(
  event: Definition,
  subscriber: string,
  lane: JobLane = 'general',
) {
  return <Method extends Handler<Definition>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const metadata: SubscriptionMetadata = { event, subscriber, lane };
    SetMetadata(subscriptionKey, metadata)(target, key, descriptor);
  };
}
