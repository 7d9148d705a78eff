import { SetMetadata } from '@nestjs/common';
import type { Transaction } from '../unit-of-work/transaction';
import type { DeliveredEvent, EventDefinition, EventPayload } from './event';

export const subscriptionKey = 'lyceum:subscription';

export interface SubscriptionMetadata {
  event: EventDefinition;
  /** Unique and stable: it identifies what has been handled. `domain.what-it-does`. */
  subscriber: string;
}

type Handler<Definition extends EventDefinition> = (
  event: DeliveredEvent<EventPayload<Definition>>,
  transaction: Transaction,
) => Promise<void>;

/**
 * Marks a processor's method as the consumer of an event. It runs once per event as far as its writes go: they share
 * the transaction that records the delivery as handled. What leaves the database (mail, socket) may happen twice.
 * A thrown DomainError parks the delivery; anything else is retried with backoff, then parked.
 */
export function Subscribe<Definition extends EventDefinition>(event: Definition, subscriber: string) {
  return <Method extends Handler<Definition>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const metadata: SubscriptionMetadata = { event, subscriber };
    SetMetadata(subscriptionKey, metadata)(target, key, descriptor);
  };
}
