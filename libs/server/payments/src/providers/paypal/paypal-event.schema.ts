import { minorOf } from '@lyceum/contracts/payments';
import { z } from 'zod';

/** What of PayPal's objects is looked at; they have much more. Amounts are decimal texts: `180.00`, of JPY `1500`. */
const moneySchema = z
  .object({ value: z.string(), currency_code: z.string() })
  .transform(({ value, currency_code: currency }) => ({ currency, amountMinor: minorOf(value, currency) }));

const linksSchema = z.array(z.object({ rel: z.string(), href: z.string() })).default([]);

export const paypalOrderSchema = z.object({
  id: z.string(),
  status: z.string().optional(),
  links: linksSchema,
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({
            captures: z.array(z.object({ id: z.string(), status: z.string().optional() })).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});

export const paypalCaptureSchema = z.object({
  id: z.string(),
  amount: moneySchema,
  custom_id: z.string().optional(),
  seller_receivable_breakdown: z.object({ paypal_fee: moneySchema.optional() }).optional(),
});

export const paypalRefundSchema = z.object({
  id: z.string(),
  status: z.string().optional(),
  amount: moneySchema,
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  links: linksSchema,
});

export const paypalDisputeSchema = z.object({
  dispute_id: z.string(),
  reason: z.string().default(''),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).min(1),
  dispute_amount: moneySchema,
  seller_response_due_date: z.string().nullish(),
  dispute_outcome: z.object({ outcome_code: z.string() }).nullish(),
});

const transactionSchema = z.object({
  transaction_id: z.string(),
  /** `T0006` is a payment by an order, `T1107` one given back. */
  transaction_event_code: z.string(),
  transaction_status: z.string().optional(),
  transaction_initiation_date: z.string(),
  transaction_amount: z.object({ value: z.string(), currency_code: z.string() }),
  fee_amount: z.object({ value: z.string(), currency_code: z.string() }).optional(),
  custom_field: z.string().optional(),
  invoice_id: z.string().optional(),
});

export type PaypalTransaction = z.output<typeof transactionSchema>;

export const paypalTransactionsSchema = z.object({
  transaction_details: z.array(z.object({ transaction_info: transactionSchema })).default([]),
  total_pages: z.int().default(1),
});

export const paypalEventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.record(z.string(), z.unknown()).default({}),
});

export type PaypalEvent = z.output<typeof paypalEventSchema>;

export const paypalTokenSchema = z.object({ access_token: z.string(), expires_in: z.int() });

/** Why PayPal refuses: `INSTRUMENT_DECLINED`. */
export const paypalRefusalSchema = z.object({
  details: z.array(z.object({ issue: z.string(), description: z.string().default('') })).default([]),
});
