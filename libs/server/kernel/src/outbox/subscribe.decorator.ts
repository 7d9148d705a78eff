import { SetMetadata } from '@nestjs/common';
import type { JobLane } from '../jobs/job-lanes';
import type { Transaction } from '../unit-of-work/transaction';
import type { DeliveredEvent, EventDefinition, EventPayload } from '../unit-of-work/event';

export const subscriptionKey = 'lyceum:subscription';

interface Options<Definition extends EventDefinition> {
  /** Events for which it is false make no delivery: it sees the payload and nothing else. */
  readonly when?: (payload: EventPayload<Definition>) => boolean;
  /** Of work that leaves the database: `mail` for mails, `files` for the store of files, `marketing` for what is in no hurry. */
  readonly lane?: JobLane;
}

export interface SubscriptionMetadata extends Options<EventDefinition> {
  readonly event: EventDefinition;
  /** Unique and stable: it identifies what has been handled. `domain.what-it-does`. */
  readonly subscriber: string;
}

type Handler<Definition extends EventDefinition> = (
  event: DeliveredEvent<EventPayload<Definition>>,
  transaction: Transaction,
) => Promise<void>;

type Work<Definition extends EventDefinition> = (
  event: DeliveredEvent<EventPayload<Definition>>,
) => Promise<void>;

type Marks<Method> = <Marked extends Method>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<Marked>,
) => void;

/**
 * Marks a processor's method as the consumer of an event. It runs once per event: its writes share the transaction that
 * records the delivery as handled, with those of up to a hundred others; it opens no transaction of its own, and what it
 * tells open tabs it tells by `transaction.afterCommit`.
 * With a `lane` it is work that leaves the database. It gets no transaction, so that none stays open while others are waited
 * for, and may run twice: `currentJobKey` is the same both times.
 * A thrown DomainError parks the delivery; anything else is retried with backoff, then parked. While somebody whom it
 * calls is away it waits for up to a day, and goes out when they are back.
 */
export function Subscribe<Definition extends EventDefinition>(
  event: Definition,
  subscriber: string,
  options: Options<Definition> & { readonly lane: JobLane },
): Marks<Work<Definition>>;
export function Subscribe<Definition extends EventDefinition>(
  event: Definition,
  subscriber: string,
  options?: Options<Definition> & { readonly lane?: undefined },
): Marks<Handler<Definition>>;
export function Subscribe<Definition extends EventDefinition>(
  event: Definition,
  subscriber: string,
  options: Options<Definition> = {},
): Marks<Handler<Definition>> {
  return (target, key, descriptor): void => {
    const metadata = { event, subscriber, ...options } as SubscriptionMetadata;
    SetMetadata(subscriptionKey, metadata)(target, key, descriptor);
  };
}
