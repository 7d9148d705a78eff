import { Injectable, type OnModuleInit } from '@nestjs/common';
import { byName, Marked } from '../marks/marked';
import { everyKey, type EveryMetadata } from './every.decorator';

export interface ScheduledTask extends EveryMetadata {
  run(): Promise<void>;
}

/** All `@Every` methods of the running process, by name. */
@Injectable()
export class ScheduledTasks implements OnModuleInit {
  private byName = new Map<string, ScheduledTask>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    const found = this.marked.methods<EveryMetadata, ScheduledTask['run']>(everyKey);
    this.byName = byName(
      'scheduled tasks',
      found.map(({ metadata, run }) => [metadata.task, { ...metadata, run }]),
    );
  }

  get all(): readonly ScheduledTask[] {
    return [...this.byName.values()];
  }

  get(name: string): ScheduledTask | undefined {
    return this.byName.get(name);
  }
}
