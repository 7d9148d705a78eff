import { z } from 'zod';

/** The envelope in which the sandbox reports, as providers have one. */
export const sandboxEventSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.enum([
    'payment.paid',
    'payment.declined',
    'payment.refunded',
    'payment.seen',
    'dispute.opened',
    'dispute.won',
    'dispute.lost',
  ]),
  payment: z.object({ ref: z.string().min(1).max(100), key: z.uuid() }),
  amount: z.int().min(0).max(2_147_483_647),
  currency: z.string(),
  fee: z.int().min(0).default(0),
  refund: z.uuid().nullish(),
  decline: z.string().nullish(),
  dispute: z.object({ ref: z.string(), reason: z.string(), dueAt: z.string().nullable() }).nullish(),
});

export type SandboxEvent = z.input<typeof sandboxEventSchema>;
