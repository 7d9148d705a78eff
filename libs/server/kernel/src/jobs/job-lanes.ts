/**
 * Kinds of work that leaves the database, each with workers of its own: what waits for a mail server or a store of files
 * holds up nothing else. Only such work may call out of the house.
 */
export const jobLanes = ['mail', 'files', 'payments', 'marketing'] as const;

export type JobLane = (typeof jobLanes)[number];

/** Something for each lane. */
export const byLane = <T>(make: (lane: JobLane, index: number) => T): Readonly<Record<JobLane, T>> =>
  Object.fromEntries(jobLanes.map((lane, index) => [lane, make(lane, index)])) as Record<JobLane, T>;

/** Jobs of a lane that one process runs at the same time. */
export const laneConcurrency: Readonly<Record<JobLane, number>> = {
  mail: 2,
  files: 1,
  payments: 1,
  marketing: 1,
};
