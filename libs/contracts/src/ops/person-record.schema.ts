import { z } from 'zod';
import { pageLimits } from '../common/page.limits';
import { cursorSchema, idSchema } from '../common/page.schema';

/** A kind of what staff see of a person: 'threads', in words 'Threads'. */
export const personRecordKindSchema = z.object({ name: z.string(), title: z.string() });

/** A page of what there is of somebody, the latest first: of one kind, or of all the caller may read. */
export const personTimelineSchema = z.object({
  userId: idSchema,
  kind: z.string().min(1).max(60).nullish(),
  limit: z.int().min(1).max(pageLimits.maximumPageSize).default(pageLimits.consolePageSize),
  cursor: cursorSchema.nullish(),
});

/** One thing there is of somebody: what they wrote, what was decided about them, what they bought. */
export const personRecordSchema = z.object({
  id: idSchema,
  kind: z.string(),
  /** What it is called: 'Reply'. */
  noun: z.string(),
  at: z.iso.datetime(),
  title: z.string(),
  detail: z.string().nullable(),
  /** Where it stands, in a word or two; null where that says nothing. */
  state: z.string().nullable(),
  /** Whether it shuts them out now: a ban that can be lifted. */
  isStanding: z.boolean(),
  /** Its page in the web app; null where it has none. */
  path: z.string().nullable(),
  /** The record of the console it leads to, by its type in the audit log; null where it has none. */
  target: z.object({ type: z.string(), id: z.string() }).nullable(),
});

export const personTimelinePageSchema = z.object({
  rows: z.array(personRecordSchema),
  nextCursor: z.string().nullable(),
});

export type PersonRecordKind = z.output<typeof personRecordKindSchema>;
export type PersonTimelineInput = z.input<typeof personTimelineSchema>;
export type PersonRecord = z.output<typeof personRecordSchema>;
export type PersonTimelinePage = z.output<typeof personTimelinePageSchema>;
