import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { JobLane } from '../jobs/job-lanes';
import type { Transaction } from '../unit-of-work/transaction';
import type { DeliveredEvent } from './event';
import { type SubscriptionMetadata, subscriptionKey } from './subscribe.decorator';

export interface Subscription extends SubscriptionMetadata {
  /** @param transaction absent for work that leaves the database */
  handle(event: DeliveredEvent, transaction?: Transaction): Promise<void>;
}

/** All `@Subscribe` methods of the running process, by subscriber and by event type. */
@Injectable()
export class Subscriptions implements OnModuleInit {
  private readonly logger = new Logger(Subscriptions.name);
  private readonly bySubscriber = new Map<string, Subscription>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    // A provider that stands under two tokens (useExisting) is one provider.
    const instances = new Set(this.discovery.getProviders().map(({ instance }) => instance as unknown));
    for (const instance of instances)
      if (typeof instance === 'object' && instance !== null) this.collect(instance);
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

  private collect(instance: object): void {
    for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
      const method: unknown = Reflect.get(instance, name);
      if (typeof method !== 'function') continue;
      const metadata = this.reflector.get<SubscriptionMetadata | undefined>(subscriptionKey, method);
      if (metadata) this.add({ ...metadata, handle: method.bind(instance) as Subscription['handle'] });
    }
  }

  private add(subscription: Subscription): void {
    const { subscriber } = subscription;
    if (this.bySubscriber.has(subscriber)) throw new Error(`Two subscriptions are named ${subscriber}`);
    this.bySubscriber.set(subscriber, subscription);
  }
}
