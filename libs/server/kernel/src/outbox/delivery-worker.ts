import { Injectable, Logger } from '@nestjs/common';
import { within } from '../shutdown/within';
import { finishJobsWithinMilliseconds } from '../jobs/jobs.constants';
import { DeliveryHandler } from './delivery-handler';
import { type Subscription, Subscriptions } from './subscriptions';

/**
 * Handles batches of several subscribers at a time, of each one after the other: who is slow or stuck holds one place and
 * delays nobody else.
 */
@Injectable()
export class DeliveryWorker {
  private readonly logger = new Logger(DeliveryWorker.name);
  /** In the order in which they get their turn. */
  private readonly waiting = new Set<Subscription>();
  private readonly running = new Map<Subscription, Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly handler: DeliveryHandler,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Has something handled for those of these subscribers whose deliveries are batched. @param places batches at once */
  wake(due: ReadonlySet<string>, places: number): void {
    for (const subscription of this.subscriptions.batched)
      if (due.has(subscription.subscriber)) this.waiting.add(subscription);
    this.fill(places);
  }

  /** What is not done in time is rolled back with its connection, and due again. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await within(finishJobsWithinMilliseconds, Promise.all(this.running.values()));
  }

  private fill(places: number): void {
    for (const subscription of this.waiting) {
      if (this.isStopping || this.running.size >= places) return;
      if (this.running.has(subscription)) continue;
      this.waiting.delete(subscription);
      const run = this.run(subscription).finally(() => {
        this.running.delete(subscription);
        this.fill(places);
      });
      this.running.set(subscription, run);
    }
  }

  private async run(subscription: Subscription): Promise<void> {
    try {
      if (await this.handler.handleBatch(subscription)) this.waiting.add(subscription);
    } catch (error) {
      this.logger.error(
        { err: error },
        `${subscription.subscriber} could not be given its events; the next round tries again`,
      );
    }
  }
}
