import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Marked } from '../marks/marked';
import type { EventDefinition, EventPayload } from './event';
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
  private followers: { readonly metadata: string; readonly run: Follower }[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.followers = this.marked.methods<string, Follower>(afterCommitKey);
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
    for (const { metadata, run } of this.followers) if (metadata === type) this.run(() => run(payload));
  }

  /** Until what has been begun so far is done. */
  async idle(): Promise<void> {
    await Promise.all(this.running);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await within(closeWithinMilliseconds, this.idle());
  }
}
