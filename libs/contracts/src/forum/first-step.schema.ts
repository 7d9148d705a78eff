import { z } from 'zod';
import { idSchema } from '../common/page.schema';

/** What a newcomer is led to do first, in this order: join a forum, write a reply. */
export const firstSteps = ['JOIN', 'REPLY'] as const;

export type FirstStep = (typeof firstSteps)[number];

/** The caller passes over a step. */
export const skipFirstStepSchema = z.object({ userId: idSchema, step: z.enum(firstSteps) });

export type SkipFirstStepInput = z.infer<typeof skipFirstStepSchema>;
