import { BullModule, getQueueToken } from '@nestjs/bull';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import type { Queue } from 'bull';
import type { Config } from '../config/config';
import { DueJobs } from '../outbox/due-jobs';
import { BullJobQueue } from './bull-job-queue';
import { byLane, jobLanes } from './job-lanes';
import { JobQueue } from './job-queue.port';
import { jobQueueName } from './jobs.constants';
import { PostgresJobQueue } from './postgres-job-queue';

/** Binds the JobQueue port: Bull where there is a Redis, this process's own workers otherwise. */
@Global()
@Module({})
export class JobsModule {
  static forRoot(config: Pick<Config, 'REDIS_URL'>): DynamicModule {
    const { REDIS_URL: redisUrl } = config;
    const onRedis: Provider = {
      provide: JobQueue,
      useFactory: (jobs: DueJobs, ...queues: Queue[]) =>
        new BullJobQueue(
          byLane((_, index) => queues[index] as Queue),
          jobs,
        ),
      inject: [DueJobs, ...jobLanes.map((lane) => getQueueToken(jobQueueName(lane)))],
    };
    const onPostgres: Provider = {
      provide: JobQueue,
      useFactory: (jobs: DueJobs) => new PostgresJobQueue(jobs),
      inject: [DueJobs],
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
