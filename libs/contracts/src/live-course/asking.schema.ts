import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { bulkIdsSchema } from '../ops/table.schema';
import { liveCourseLimits } from './live-course.limits';
import { requiredText } from './live-course.schema';

/** Somebody who waits for the word of staff: their place in the list. */
export const askingIdSchema = z.object({ askingId: idSchema });

/** Several of them at once. */
export const askingIdsSchema = z.object({ ids: bulkIdsSchema });

/** What became of them: they are in, or get the next free seat. */
export const letInAnswerSchema = z.object({ outcome: z.enum(['ENROLLED', 'WAITING']) });

/** They read the reason. */
export const refuseAskingSchema = askingIdSchema.extend({
  reason: requiredText(liveCourseLimits.reasonLength),
});

export type AskingIdInput = z.output<typeof askingIdSchema>;
export type AskingIdsInput = z.input<typeof askingIdsSchema>;
export type LetInAnswer = z.output<typeof letInAnswerSchema>;
export type RefuseAskingInput = z.output<typeof refuseAskingSchema>;
