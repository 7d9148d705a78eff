import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { Client } from 'pg';
import { CONFIG, type Config } from '../config/config';
import { jobLanes, laneConcurrency } from '../jobs/job-lanes';
import { JobQueue } from '../jobs/job-queue.port';
import { DeliveryHandler } from './delivery-handler';
import { outboxBatchSize, outboxChannel, outboxPollMilliseconds } from './outbox.constants';
import { OutboxRelay } from './outbox-relay';

/** Within which the connection that listens has to stand, in ms. */
const listensWithinMilliseconds = 10_000;

/** Keeps relay and worker going in a process that runs jobs: woken by PostgreSQL, and by the clock as a safety net. */
@Injectable()
export class OutboxRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRunner.name);
  private listener: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly relay: OutboxRelay,
    private readonly handler: DeliveryHandler,
    private readonly queue: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.RUN_JOBS) return;
    const concurrency = { general: this.config.JOB_CONCURRENCY, ...laneConcurrency };
    for (const lane of jobLanes)
      await this.queue.work((job) => this.handler.handle(job), concurrency[lane], lane);
    await this.listen();
    this.timer = setInterval(() => this.wake(true), outboxPollMilliseconds);
    this.wake(true);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.listener?.end().catch(() => undefined);
    await this.running;
    await this.queue.close();
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.config.DATABASE_URL,
      application_name: 'lyceum-outbox',
      // A database that accepts and says nothing must not hold up the round for good.
      connectionTimeoutMillis: listensWithinMilliseconds,
      keepAlive: true,
    });
    client.on('notification', () => this.wake(false));
    // The clock goes on relaying while the connection is away and asks for a new one.
    client.on('error', () => {
      this.listener = undefined;
    });
    await client.connect();
    await client.query(`LISTEN ${outboxChannel}`);
    this.listener = client;
  }

  /** One round at a time; a wake-up during a round makes another one follow. */
  private wake(isClock: boolean): void {
    if (this.isStopping) return;
    this.running = (this.running ?? Promise.resolve())
      .then(() => this.round(isClock))
      .catch((error: unknown) => {
        this.logger.error({ err: error }, 'The outbox was not relayed; the next round tries again');
      });
  }

  private async round(isClock: boolean): Promise<void> {
    if (this.isStopping) return;
    while ((await this.relay.recordDeliveries()) === outboxBatchSize);
    while ((await this.relay.handOver()) === outboxBatchSize);
    if (!isClock) return;
    await this.relay.removeHandled();
    if (!this.listener) await this.listen();
  }
}
