import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { amountSchema, currencySchema } from './money';
import { paymentMethods, paymentStatuses } from './payment.enums';
import { paymentLimits } from './payment.limits';
import { namedReceiptSchema } from './receipt.schema';

export const staffOrderIdSchema = z.object({ id: idSchema });

export type StaffOrderIdInput = z.input<typeof staffOrderIdSchema>;

/** What happened to an order: its changes, tries to pay it, what providers reported, money given back, what was booked, mails about it. */
export const orderEventKinds = [
  'CHANGE',
  'ATTEMPT',
  'REPORT',
  'REFUND',
  'DISPUTE',
  'BOOKING',
  'MAIL',
] as const;

export const orderEventSchema = z.object({
  id: z.string(),
  kind: z.enum(orderEventKinds),
  at: z.iso.datetime(),
  what: z.string(),
  detail: z.string().nullable(),
  amountMinor: z.int().nullable(),
  currency: z.string().nullable(),
  actorId: idSchema.nullable(),
  actor: z.string().nullable(),
  /** Of what was booked: each account with its amount in minor units of `currency`. */
  entries: z.array(z.object({ account: z.string(), amountMinor: z.int() })).nullable(),
});

export type OrderEvent = z.output<typeof orderEventSchema>;

/** An order with everything that happened to it. */
export const staffOrderSchema = z.object({
  id: idSchema,
  title: z.string(),
  status: z.enum(paymentStatuses),
  method: z.enum(paymentMethods),
  currency: currencySchema,
  listPriceMinor: z.int(),
  discountMinor: z.int(),
  totalMinor: z.int(),
  promoCode: z.string().nullable(),
  buyerId: idSchema.nullable(),
  beneficiaryId: idSchema.nullable(),
  /** What they are called; null once their account is gone. */
  buyer: z.string().nullable(),
  beneficiary: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  receipts: z.array(namedReceiptSchema),
  /** Of an order that is paid by an invoice. */
  invoice: z
    .object({
      billTo: z.string(),
      reference: z.string(),
      /** `YYYY-MM-DD`. */
      dueOn: z.iso.date(),
    })
    .nullable(),
  /** What came in and was not asked back. */
  keptMinor: z.int(),
  /** Whether giving all of it back takes something away that was delivered. */
  isDelivered: z.boolean(),
  events: z.array(orderEventSchema),
});

export type StaffOrder = z.output<typeof staffOrderSchema>;

/** Gives money back that was paid for an order. A repeated call with the same `clientKey` gives it back once. */
export const refundOrderSchema = z.object({
  id: idSchema,
  amountMinor: amountSchema.min(1, 'Give back more than nothing.'),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why: it stays with the order.')
    .max(paymentLimits.reasonLength, `Use at most ${String(paymentLimits.reasonLength)} characters.`),
  clientKey: idSchema,
});

export type RefundOrderInput = z.input<typeof refundOrderSchema>;
