import { z } from 'zod';

/** One more than `tableLimits.exactRows` means more than that. */
const counted = z.int().min(0);

/** A number of today beside the same of yesterday, by days in UTC. */
const homeFigureSchema = z.object({ label: z.string(), today: counted, yesterday: counted });

/** Work that waits for staff, and where in the console it is done. */
const homeQueueSchema = z.object({
  label: z.string(),
  waiting: counted,
  /** Since when the one waits that waits longest. */
  oldestAt: z.iso.datetime().nullable(),
  path: z.string(),
  /** Search parameters of the list that shows what waits. */
  search: z.record(z.string(), z.string()),
});

/** What is wrong just now, and where in the console it is looked into. */
const homeAlertSchema = z.object({ title: z.string(), detail: z.string(), path: z.string() });

/** What staff see first, as far as each may see it. */
export const homeSchema = z.object({
  figures: z.array(homeFigureSchema),
  queues: z.array(homeQueueSchema),
  alerts: z.array(homeAlertSchema),
  /** What could not be read just now: 'Orders'. */
  missing: z.array(z.string()),
});

/** How much waits, and where it is done: what the navigation shows beside its sections. */
export const waitingSchema = z.array(homeQueueSchema.pick({ path: true, waiting: true }));

export type Waiting = z.output<typeof waitingSchema>;
export type HomeFigure = z.output<typeof homeFigureSchema>;
export type HomeQueue = z.output<typeof homeQueueSchema>;
export type HomeAlert = z.output<typeof homeAlertSchema>;
export type Home = z.output<typeof homeSchema>;
