import { z } from 'zod';
import { pageLimits } from '../common/page.limits';
import { cursorSchema, idSchema } from '../common/page.schema';
import { ownThreadSchema } from './thread.schema';

/**
 * What somebody hears of a thread: as usual what answers themselves; of every reply; of nothing but being mentioned and what
 * moderators decide.
 */
export const threadWatches = ['USUAL', 'FOLLOWED', 'MUTED'] as const;

export type ThreadWatch = (typeof threadWatches)[number];

export const setThreadWatchSchema = ownThreadSchema.extend({ watch: z.enum(threadWatches) });

export type SetThreadWatchInput = z.infer<typeof setThreadWatchSchema>;

/** A page of the threads that the caller follows or has muted. */
export const listWatchedThreadsSchema = z.object({
  userId: idSchema,
  cursor: cursorSchema.nullish(),
  limit: z.int().min(1).max(pageLimits.maximumPageSize).nullish(),
});

export type ListWatchedThreadsInput = z.infer<typeof listWatchedThreadsSchema>;
