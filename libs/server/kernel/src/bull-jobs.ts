import { BullModule, getQueueToken } from '@nestjs/bull';
import type { ModuleMetadata } from '@nestjs/common';
import type { Queue } from 'bull';
import { DueJobs } from './outbox/due-jobs';
import { BullJobQueue } from './jobs/bull-job-queue';
import { byLane, jobLanes } from './jobs/job-lanes';
import { JobQueue } from './jobs/job-queue.port';
import { jobQueueName } from './jobs/jobs.constants';

/** A queue of Bull for each lane, and the JobQueue that puts its jobs there. */
export function bullJobs(redisUrl: string): ModuleMetadata {
  const queues = jobLanes.map((lane) => ({ name: jobQueueName(lane), url: redisUrl }));
  return {
    imports: [BullModule.registerQueue(...queues)],
    providers: [
      {
        provide: JobQueue,
        useFactory: (jobs: DueJobs, ...made: Queue[]) =>
          new BullJobQueue(
            byLane((_, index) => made[index] as Queue),
            jobs,
          ),
        inject: [DueJobs, ...queues.map(({ name }) => getQueueToken(name))],
      },
    ],
  };
}
