import { type DynamicModule, Global, Module, type ModuleMetadata } from '@nestjs/common';
import type { Config } from './config/config';
import { DueJobs } from './outbox/due-jobs';
import { JobQueue } from './jobs/job-queue.port';
import { PostgresJobQueue } from './jobs/postgres-job-queue';

/** Binds the JobQueue port: Bull where there is a Redis, this process's own workers otherwise. */
@Global()
@Module({})
export class JobsModule {
  static async forRoot({ REDIS_URL: redisUrl }: Pick<Config, 'REDIS_URL'>): Promise<DynamicModule> {
    return {
      module: JobsModule,
      ...(redisUrl === undefined ? onPostgres : await onRedis(redisUrl)),
      exports: [JobQueue],
    };
  }
}

const onPostgres: ModuleMetadata = {
  providers: [
    { provide: JobQueue, useFactory: (jobs: DueJobs) => new PostgresJobQueue(jobs), inject: [DueJobs] },
  ],
};

/** Bull is loaded where there is a Redis alone: it brings a hundred and fifty files. */
async function onRedis(redisUrl: string): Promise<ModuleMetadata> {
  const { bullJobs } = await import('./bull-jobs');
  return bullJobs(redisUrl);
}
