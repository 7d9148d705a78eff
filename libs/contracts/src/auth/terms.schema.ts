import { z } from 'zod';

/** `version` is the one that was on the screen: agreeing to an older text than the present one is refused. */
export const agreeToTermsSchema = z.object({ userId: z.guid(), version: z.string().min(1).max(40) });

export type AgreeToTermsInput = z.output<typeof agreeToTermsSchema>;
