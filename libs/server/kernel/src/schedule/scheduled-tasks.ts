import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { everyKey, type EveryMetadata } from './every.decorator';

export interface ScheduledTask extends EveryMetadata {
  run(): Promise<void>;
}

/** All `@Every` methods of the running process, by name. */
@Injectable()
export class ScheduledTasks implements OnModuleInit {
  private readonly byName = new Map<string, ScheduledTask>();

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

  get all(): readonly ScheduledTask[] {
    return [...this.byName.values()];
  }

  get(name: string): ScheduledTask | undefined {
    return this.byName.get(name);
  }

  private collect(instance: object): void {
    for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
      const method: unknown = Reflect.get(instance, name);
      if (typeof method !== 'function') continue;
      const metadata = this.reflector.get<EveryMetadata | undefined>(everyKey, method);
      if (metadata) this.add({ ...metadata, run: method.bind(instance) as ScheduledTask['run'] });
    }
  }

  private add(task: ScheduledTask): void {
    if (this.byName.has(task.task)) throw new Error(`Two scheduled tasks are named ${task.task}`);
    this.byName.set(task.task, task);
  }
}
