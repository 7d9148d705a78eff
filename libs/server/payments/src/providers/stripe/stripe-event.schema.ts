import { z } from 'zod';

/** What of Stripe's objects is looked at; they have much more. Amounts are minor units, currencies in lower case. */
const metadata = z.object({ attemptId: z.string().optional() }).catch({});
const currency = z.string().transform((code) => code.toUpperCase());

export const stripeSessionSchema = z.object({
  id: z.string(),
  url: z.string().nullish(),
  payment_intent: z.string().nullish(),
  payment_status: z.string().nullish(),
  amount_total: z.int().nullish(),
  currency: currency.nullish(),
  metadata,
});

export const stripeChargeSchema = z.object({
  id: z.string(),
  payment_intent: z.string().nullish(),
  amount_refunded: z.int(),
  currency,
  metadata,
});

const ofRefund = z.object({ attemptId: z.string().optional(), refundId: z.string().optional() }).catch({});

export const stripeRefundSchema = z.object({ id: z.string(), amount: z.int(), currency, metadata: ofRefund });

/** A row of Stripe's balance, with the charge or refund that it is of. What was paid is in the buyer's currency, and fees in the account's. */
const movedSchema = z.object({
  object: z.string(),
  amount: z.int(),
  currency,
  metadata: ofRefund,
  charge: z.object({ metadata }).nullish().catch(null),
});

export const stripeMovementSchema = z.object({
  id: z.string(),
  fee: z.int(),
  currency,
  created: z.int(),
  source: movedSchema.nullish().catch(null),
});

export type StripeMovement = z.output<typeof stripeMovementSchema>;

/** A payment, by which a dispute is known as ours. */
export const stripePaymentSchema = z.object({ metadata });

export const stripeDisputeSchema = z.object({
  id: z.string(),
  payment_intent: z.string().nullish(),
  amount: z.int(),
  currency,
  reason: z.string(),
  status: z.string(),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
});

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  /** The call that led to it, with the key it was sent with. */
  request: z.object({ idempotency_key: z.string().nullish() }).nullish(),
});

export const stripeEventSchema = envelope.extend({
  data: z.object({ object: z.record(z.string(), z.unknown()), previous_attributes: z.unknown().optional() }),
});

export type StripeEvent = z.output<typeof stripeEventSchema>;

/** Of a charge that changed: how much of it had gone back before. */
export const refundedBeforeSchema = z.object({ amount_refunded: z.int() }).catch({ amount_refunded: 0 });
