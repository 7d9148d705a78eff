import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { closeWithinMilliseconds, within } from '../shutdown/within';

/**
 * What follows from something committed and may be missed, such as telling open tabs, which ask again anyway. Nobody waits
 * for it, and a process that ends in between takes it along; what must happen is an event's.
 */
@Injectable()
export class AfterCommit implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AfterCommit.name);
  private readonly running = new Set<Promise<void>>();

  run(work: () => Promise<void> | void): void {
    const run = Promise.resolve()
      .then(work)
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Something that follows from a change was left out');
      })
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await within(closeWithinMilliseconds, Promise.all(this.running));
  }
}
