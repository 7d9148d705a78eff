import { z } from 'zod';
import { idSchema } from '../common/page.schema';

/** Shuts an account out, or lets it in again. The reason is for the audit log. */
export const setSuspendedSchema = z.object({
  userId: idSchema,
  isSuspended: z.boolean(),
  reason: z.string().trim().min(1, 'Say why.').max(1_000),
});

export type SetSuspendedInput = z.output<typeof setSuspendedSchema>;
