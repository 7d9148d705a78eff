import { z } from 'zod';
import { bulkIdsSchema } from '../ops/table.schema';
import { paymentLimits } from './payment.limits';

export const paymentCaseIdsSchema = z.object({ ids: bulkIdsSchema });

export type PaymentCaseIdsInput = z.input<typeof paymentCaseIdsSchema>;

/** Says of cases that somebody has looked at them. */
export const closePaymentCasesSchema = z.object({
  ids: bulkIdsSchema,
  note: z
    .string()
    .trim()
    .min(1, 'Say what you found: it stays with the case.')
    .max(paymentLimits.reasonLength, `Use at most ${String(paymentLimits.reasonLength)} characters.`),
});

export type ClosePaymentCasesInput = z.input<typeof closePaymentCasesSchema>;
