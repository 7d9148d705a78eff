import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { JobLane } from '../jobs/job-lanes';
import { byName, Marked } from '../marks/marked';
import type { Transaction } from '../unit-of-work/transaction';
import type { DeliveredEvent } from '../unit-of-work/event';
import { type SubscriptionMetadata, subscriptionKey } from './subscribe.decorator';

export interface Subscription extends SubscriptionMetadata {
  /** @param transaction absent for work that leaves the database */
  handle(event: DeliveredEvent, transaction?: Transaction): Promise<void>;
}

/** All `@Subscribe` methods of the running process, by subscriber and by event type. */
@Injectable()
export class Subscriptions implements OnModuleInit {
  private readonly logger = new Logger(Subscriptions.name);
  private bySubscriber = new Map<string, Subscription>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    const found = this.marked.methods<SubscriptionMetadata, Subscription['handle']>(subscriptionKey);
    this.bySubscriber = byName(
      'subscriptions',
      found.map(({ metadata, run }) => [metadata.subscriber, { ...metadata, handle: run }]),
    );
  }

  get(subscriber: string): Subscription | undefined {
    return this.bySubscriber.get(subscriber);
  }

  /** All that share a transaction with their delivery. */
  get batched(): readonly Subscription[] {
    return [...this.bySubscriber.values()].filter(({ lane }) => lane === undefined);
  }

  /** Names of all subscribers. */
  get names(): readonly string[] {
    return [...this.bySubscriber.keys()];
  }

  /** Names of those that work outside the database, in this lane. */
  ofLane(lane: JobLane): string[] {
    return [...this.bySubscriber.values()]
      .filter((one) => one.lane === lane)
      .map(({ subscriber }) => subscriber);
  }

  /** Names of the subscribers that want to hear of an event. */
  subscribersOf({ type, payload }: { type: string; payload: unknown }): string[] {
    return [...this.bySubscriber.values()]
      .filter((one) => one.event.type === type && this.isWanted(one, payload))
      .map(({ subscriber }) => subscriber);
  }

  /** One that cannot say gets the event: its delivery fails alone, if it does, and holds up no others. */
  private isWanted({ subscriber, when }: Subscription, payload: unknown): boolean {
    try {
      return !when || when(payload as Record<string, unknown>);
    } catch (error) {
      this.logger.error(
        { err: error },
        `${subscriber} could not say whether it wants an event, and is given it`,
      );
      return true;
    }
  }
}
