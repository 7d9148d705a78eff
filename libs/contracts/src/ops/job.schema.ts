import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { bulkIdsSchema } from './table.schema';

/** A parked job, by the id it has in the table of them. */
export const jobIdSchema = z.object({ jobId: idSchema });

export type JobIdInput = z.input<typeof jobIdSchema>;

export const jobIdsSchema = z.object({ ids: bulkIdsSchema });

export type JobIdsInput = z.input<typeof jobIdsSchema>;

/** A parked job with what it was to do; of one that is parked no more, how it was left. */
export const jobDetailSchema = z.object({
  id: idSchema,
  subscriber: z.string(),
  eventType: z.string(),
  eventId: idSchema,
  /** JSON, without secrets and addresses. */
  payload: z.string(),
  isParked: z.boolean(),
  cause: z.string().nullable(),
  tries: z.int(),
  parkedAt: z.iso.datetime().nullable(),
  occurredAt: z.iso.datetime(),
});

export type JobDetail = z.output<typeof jobDetailSchema>;

/** Why jobs were given up: the most frequent causes of each job first. */
export const jobCausesSchema = z.array(
  z.object({ subscriber: z.string(), cause: z.string(), causeKey: z.string(), jobs: z.int() }),
);

export type JobCause = z.output<typeof jobCausesSchema>[number];

export const taskSchema = z.object({ name: z.string().min(1).max(100) });

export type TaskInput = z.input<typeof taskSchema>;

const counted = z.int().min(0);
const time = z.iso.datetime().nullable();

/** How work outside requests stands. Counts of `tableLimits.exactRows + 1` mean more than that. */
export const jobsOverviewSchema = z.object({
  /** Work that leaves the database, by its state; null when the queue does not answer. */
  queue: z.object({ waiting: counted, active: counted, delayed: counted }).nullable(),
  /** Events that were raised and not yet handed to who subscribes to them. */
  unrelayedEvents: counted,
  /** Deliveries that were not handled yet, and have not been given up. */
  openDeliveries: counted,
  oldestOpenAt: time,
  parkedDeliveries: counted,
  /** Whom we call and who does not answer, or lately did not: mail servers, stores, translators, sign-in services. */
  targets: z.array(
    z.object({
      name: z.string(),
      /** Since when nobody asks it but a probe now and then; null when it answers. */
      openedAt: time,
      lastError: z.string(),
      lastFailedAt: z.iso.datetime(),
      /** Jobs that go on when it is back. */
      waiting: counted,
    }),
  ),
  /** Work by the clock. */
  tasks: z.array(
    z.object({
      name: z.string(),
      everyMinutes: z.int(),
      nextRunAt: time,
      lastStartedAt: time,
      /** A process holds a run of it. */
      isRunning: z.boolean(),
      /** Null also while the first run goes on. */
      lastFinishedAt: time,
      /** Why the last run failed; null when it did not. */
      lastFailure: z.string().nullable(),
    }),
  ),
});

export type JobsOverview = z.output<typeof jobsOverviewSchema>;
