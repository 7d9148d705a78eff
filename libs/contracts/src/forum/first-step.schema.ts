import { z } from 'zod';
import { idSchema } from '../common/page.schema';

/** What a newcomer is led to do first, in this order: say what interests them, join a forum, write a reply, choose a picture. */
export const firstSteps = ['INTERESTS', 'JOIN', 'REPLY', 'AVATAR'] as const;

export type FirstStep = (typeof firstSteps)[number];

/** The caller passes over a step. */
export const skipFirstStepSchema = z.object({ userId: idSchema, step: z.enum(firstSteps) });

export type SkipFirstStepInput = z.infer<typeof skipFirstStepSchema>;
