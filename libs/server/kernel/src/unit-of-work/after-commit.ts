import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { EventDefinition, EventPayload } from '../outbox/event';
import { closeWithinMilliseconds, within } from '../shutdown/within';
import { afterCommitKey } from './after-commit-of.decorator';

type Follower = (payload: object) => Promise<void> | void;

/**
 * What follows from something committed and may be missed, such as telling open tabs, which ask again anyway. Nobody waits
 * for it, and a process that ends in between takes it along; what must happen is an event's delivery.
 */
@Injectable()
export class AfterCommit implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(AfterCommit.name);
  private readonly followers = new Map<string, Follower[]>();
  private readonly running = new Set<Promise<void>>();

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

  run(work: () => Promise<void> | void): void {
    const run = Promise.resolve()
      .then(work)
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Something that follows from a change was left out');
      })
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  /** Runs what is marked `@AfterCommitOf` the event. Said by whoever raised it in a statement; units of work say it themselves. */
  raised<Definition extends EventDefinition>(
    { type }: Pick<Definition, 'type'> & Partial<Definition>,
    payload: EventPayload<Definition>,
  ): void {
    for (const follower of this.followers.get(type) ?? []) this.run(() => follower(payload));
  }

  /** Until what has been begun so far is done. */
  async idle(): Promise<void> {
    await Promise.all(this.running);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await within(closeWithinMilliseconds, this.idle());
  }

  private collect(instance: object): void {
    for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
      const method: unknown = Reflect.get(instance, name);
      if (typeof method !== 'function') continue;
      const type = this.reflector.get<string | undefined>(afterCommitKey, method);
      if (type === undefined) continue;
      const known = this.followers.get(type) ?? [];
      this.followers.set(type, [...known, method.bind(instance) as Follower]);
    }
  }
}
