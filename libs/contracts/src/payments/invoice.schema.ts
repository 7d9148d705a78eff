import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { amountSchema } from './money';
import { paymentLimits } from './payment.limits';

const atMost = (length: number) =>
  z
    .string()
    .trim()
    .max(length, `Use at most ${String(length)} characters.`);

/** Asks for an invoice of an order instead of paying it at once: for a school's purchase order. */
export const requestInvoiceSchema = z.object({
  userId: idSchema,
  orderId: idSchema,
  billTo: atMost(paymentLimits.billToLength)
    .min(1, 'Say who pays the invoice.')
    .describe('The school or company that pays.'),
  address: atMost(paymentLimits.addressLength).min(1, 'Say where the invoice goes.'),
  reference: atMost(paymentLimits.referenceLength).describe('The number of its purchase order, or nothing.'),
});

export type RequestInvoiceInput = z.input<typeof requestInvoiceSchema>;

/** Of the earliest time zone there is. */
const hoursAhead = 14;

/** Notes that a part of an invoice, or all that is left of it, has come. A repeated call with the same `clientKey` notes it once. */
export const recordPaymentSchema = z.object({
  id: idSchema,
  amountMinor: amountSchema.min(1, 'Note more than nothing.'),
  /** A day that has begun somewhere: whoever notes it may be ahead of us. */
  receivedOn: z.iso
    .date('Say on which day it came.')
    .refine((day) => Date.parse(day) <= Date.now() + hoursAhead * 3_600_000, 'This day is still to come.'),
  reference: atMost(paymentLimits.referenceLength),
  clientKey: idSchema,
});

export type RecordPaymentInput = z.input<typeof recordPaymentSchema>;

/** Cancels an order that waits to be paid, by staff. */
export const cancelOrderByStaffSchema = z.object({
  id: idSchema,
  reason: atMost(paymentLimits.reasonLength).min(1, 'Say why: it stays with the order.'),
});

export type CancelOrderByStaffInput = z.input<typeof cancelOrderByStaffSchema>;
