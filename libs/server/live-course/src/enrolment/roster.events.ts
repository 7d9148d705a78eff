import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** What became of somebody and a class: of those who are in it, wait for it, and are out of it. */
export const rosterChanges = ['ENROLLED', 'WAITING', 'PROMOTED', 'MOVED', 'ROLE', 'LEFT'] as const;
export type RosterChange = (typeof rosterChanges)[number];

/** The people of a class are others now, or their roles; whoever follows the roster reads it anew. */
export const RosterChanged = defineEvent(
  'live-course.roster-changed',
  z.object({
    groupId: idSchema,
    /** Null for the house, which gives a seat to who waits. */
    by: idSchema.nullable(),
    people: z.array(z.object({ userId: idSchema, change: z.enum(rosterChanges) })).min(1),
  }),
);
