import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Transaction } from '../unit-of-work/transaction';
import type { DeliveredEvent } from './event';
import { type SubscriptionMetadata, subscriptionKey } from './subscribe.decorator';

export interface Subscription extends SubscriptionMetadata {
  handle(event: DeliveredEvent, transaction: Transaction): Promise<void>;
}

/** All `@Subscribe` methods of the running process, by subscriber and by event type. */
@Injectable()
export class Subscriptions implements OnModuleInit {
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

  /** Names of the subscribers an event of this type goes to. */
  subscribersOf(type: string): string[] {
    return [...this.bySubscriber.values()]
      .filter(({ event }) => event.type === type)
      .map(({ subscriber }) => subscriber);
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
