import { z } from 'zod';
import { cursorSchema, idSchema } from '../common/page.schema';
import { kpiInteractions } from './kpi';
import { profileLimits } from './profile.limits';

/** The caller did something that an event proves, or has seen their points (checklist line 155). */
export const updateKpiSchema = z.object({
  userId: idSchema.describe('The caller.'),
  interactionType: z
    .enum(kpiInteractions)
    .meta({ graphql: 'KpiInteraction' })
    .describe('PRE_KPI: that the points were seen.'),
  seen: z
    .int()
    .min(0)
    .max(profileLimits.mostPoints)
    .nullish()
    .describe('Of PRE_KPI, how many; else all there are.'),
});

export type UpdateKpiInput = z.output<typeof updateKpiSchema>;

/** `requestingUser` is the caller who looks, `userId` at whose points. */
export const listKpiSchema = z.object({
  userId: idSchema,
  requestingUser: idSchema.describe('The caller.'),
  cursor: cursorSchema.nullish(),
});

export type ListKpiInput = z.output<typeof listKpiSchema>;
