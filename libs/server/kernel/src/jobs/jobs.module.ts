import { BullModule, getQueueToken } from '@nestjs/bull';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import type { Queue } from 'bull';
import type { Config } from '../config/config';
import { BullJobQueue } from './bull-job-queue';
import { byLane, jobLanes } from './job-lanes';
import { JobQueue } from './job-queue.port';
import { jobQueueName } from './jobs.constants';
import { PostgresJobQueue } from './postgres-job-queue';

/** Binds the JobQueue port: Bull where there is a Redis, the embedded queue otherwise. */
@Global()
@Module({})
export class JobsModule {
  static forRoot(config: Pick<Config, 'REDIS_URL' | 'DATABASE_URL'>): DynamicModule {
    const { REDIS_URL: redisUrl } = config;
    const onRedis: Provider = {
      provide: JobQueue,
      useFactory: (...queues: Queue[]) => new BullJobQueue(byLane((_, index) => queues[index] as Queue)),
      inject: jobLanes.map((lane) => getQueueToken(jobQueueName(lane))),
    };
    const onPostgres: Provider = {
      provide: JobQueue,
      useFactory: () => new PostgresJobQueue(config.DATABASE_URL),
    };
    return {
      module: JobsModule,
      imports: redisUrl
        ? [BullModule.registerQueue(...jobLanes.map((lane) => ({ name: jobQueueName(lane), url: redisUrl })))]
        : [],
      providers: [redisUrl ? onRedis : onPostgres],
      exports: [JobQueue],
    };
  }
}
