import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Client } from 'pg';
import { CONFIG, type Config } from '../config/config';
import { type JobLane, jobLanes, laneConcurrency } from '../jobs/job-lanes';
import { JobQueue } from '../jobs/job-queue.port';
import { DeliveryFailures } from './delivery-failures';
import { DeliveryHandler } from './delivery-handler';
import { DeliveryWorker } from './delivery-worker';
import { EventSignal, outboxChannel } from '../sql/event-signal';
import { outboxBatchSize, outboxPauseMilliseconds, outboxPollMilliseconds } from './outbox.constants';
import { OutboxRelay } from './outbox-relay';
import { Subscriptions } from './subscriptions';

/** Within which the connection that listens has to stand, in ms. */
const listensWithinMilliseconds = 10_000;

/** Keeps deliveries and jobs going in a process that runs them: woken by whoever raises events, and by the clock. */
@Injectable()
export class OutboxRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRunner.name);
  private readonly timers = new Set<NodeJS.Timeout>();
  private listener: Client | undefined;
  private rounds: Promise<void> | undefined;
  private isWanted = false;
  private isTidyingUp = false;
  private isStopping = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly relay: OutboxRelay,
    private readonly handler: DeliveryHandler,
    private readonly worker: DeliveryWorker,
    private readonly queue: JobQueue,
    private readonly subscriptions: Subscriptions,
    private readonly failures: DeliveryFailures,
    private readonly signal: EventSignal,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.RUN_JOBS) return;
    for (const lane of jobLanes)
      await this.queue.work((job) => this.handler.work(job), laneConcurrency[lane], lane);
    await this.listen();
    this.signal.onRaised(() => this.wake());
    this.failures.onRetryAfter((milliseconds) => this.wakeAfter(milliseconds));
    this.tick();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.timers) clearTimeout(timer);
    await this.listener?.end().catch(() => undefined);
    await Promise.all([this.rounds, this.worker.stop(), this.queue.close()]);
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.config.DATABASE_URL,
      application_name: 'lyceum-outbox',
      // A database that accepts and says nothing must not hold up the round for good.
      connectionTimeoutMillis: listensWithinMilliseconds,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      if (payload !== this.signal.origin) this.wake();
    });
    // The clock goes on looking while the connection is away and asks for a new one.
    client.on('error', () => {
      this.listener = undefined;
    });
    await client.connect();
    await client.query(`LISTEN ${outboxChannel}`);
    this.listener = client;
  }

  private tick(): void {
    this.isTidyingUp = true;
    this.wake();
    this.after(outboxPollMilliseconds, () => this.tick());
  }

  private wakeAfter(milliseconds: number): void {
    // The clock comes sooner.
    if (milliseconds < outboxPollMilliseconds) this.after(milliseconds, () => this.wake());
  }

  private after(milliseconds: number, work: () => void): void {
    if (this.isStopping) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, milliseconds);
    this.timers.add(timer);
  }

  /** One round at a time; however often it is woken during one, one more follows. */
  private wake(): void {
    this.isWanted = true;
    this.rounds ??= this.goRound().finally(() => {
      this.rounds = undefined;
    });
  }

  private async goRound(): Promise<void> {
    while (this.isWanted && !this.isStopping) {
      this.isWanted = false;
      await this.round().catch((error: unknown) => {
        this.logger.error({ err: error }, 'The outbox was not looked through; the next round tries again');
      });
      // What is raised meanwhile is taken together.
      if (this.isWanted) await new Promise((resolve) => setTimeout(resolve, outboxPauseMilliseconds));
    }
  }

  private async round(): Promise<void> {
    while ((await this.relay.recordDeliveries()) === outboxBatchSize);
    const due = await this.relay.due();
    this.worker.wake(due, this.config.JOB_CONCURRENCY);
    for (const lane of jobLanes)
      if (this.subscriptions.ofLane(lane).some((name) => due.has(name))) await this.wakeLane(lane);
    if (!this.isTidyingUp) return;
    this.isTidyingUp = false;
    await this.relay.tidy();
    if (!this.listener) await this.listen();
  }

  /** A queue whose store is away holds up neither the other lane nor the rest of the round. */
  private async wakeLane(lane: JobLane): Promise<void> {
    try {
      await this.queue.wake(lane);
    } catch (error) {
      this.logger.error(
        { err: error },
        `Jobs of the lane ${lane} were not handed on; the next round tries again`,
      );
    }
  }
}
