/**
 * Kinds of work, each with a queue and workers of its own: what waits for a mail server or a store of files holds up
 * nothing else. Only the lanes beside `general` may call out of the house.
 */
export const jobLanes = ['general', 'mail', 'files'] as const;

export type JobLane = (typeof jobLanes)[number];

/** Something for each lane. */
export const byLane = <T>(make: (lane: JobLane, index: number) => T): Readonly<Record<JobLane, T>> =>
  Object.fromEntries(jobLanes.map((lane, index) => [lane, make(lane, index)])) as Record<JobLane, T>;

/** Jobs of a lane that one process runs at the same time; `general` has JOB_CONCURRENCY. */
export const laneConcurrency: Readonly<Record<Exclude<JobLane, 'general'>, number>> = { mail: 2, files: 1 };

/** Jobs that one process runs beside those of `general`. */
export const otherLanesConcurrency = Object.values(laneConcurrency).reduce((sum, count) => sum + count, 0);
