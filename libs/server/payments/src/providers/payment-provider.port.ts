import type { IncomingHttpHeaders } from 'node:http';
import { type Currency, type PaymentMethod, providerReports } from '@lyceum/contracts/payments';
import { z } from 'zod';

/** What a provider is asked to take. */
export interface WantedPayment {
  /** Ours: the provider tells it with everything it reports, and answers the first payment to the same one. */
  readonly attemptId: string;
  readonly method: PaymentMethod;
  /** Minor units of `currency`. */
  readonly amountMinor: number;
  readonly currency: Currency;
  /** What the buyer reads there. */
  readonly title: string;
  /** Where the provider sends the buyer back to. */
  readonly returnUrl: string;
}

/** A payment that began: its name with the provider, and the page where it is paid. */
export interface BegunPayment {
  readonly ref: string;
  readonly pageUrl: string;
}

/** Money to be given back; the same `refundId` gives it back once. */
export interface WantedRefund {
  readonly refundId: string;
  readonly attemptId: string;
  readonly ref: string;
  readonly amountMinor: number;
  readonly currency: string;
}

const reportShape = z.object({
  eventId: z.string().min(1).max(200),
  kind: z.enum(providerReports),
  attemptId: z.uuid(),
  ref: z.string(),
  /** Paid, or given back. */
  amountMinor: z.int().min(0).max(2_147_483_647),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** What the provider keeps for itself. */
  feeMinor: z.int().min(0).max(2_147_483_647).default(0),
  /** Of money given back: our refund, where it was ours. */
  refundId: z.uuid().nullable().default(null),
  decline: z.string().max(200).nullable().default(null),
});

/** What a provider reports, in our words. */
export const reportSchema = reportShape
  .refine(({ kind, amountMinor }) => amountMinor >= 1 || !['PAID', 'REFUNDED'].includes(kind), {
    error: 'Of nothing, nothing moves.',
  })
  .refine(({ feeMinor, amountMinor }) => feeMinor <= amountMinor, {
    error: 'A provider keeps no more than came.',
  });

export type Report = z.output<typeof reportSchema>;

/** What came in, as it came. */
export interface IncomingReport {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** Who takes the money. Every adapter passes `provider-contract.ts`. */
export interface PaymentProvider {
  /** Stands in rows and addresses. */
  readonly name: string;
  readonly methods: readonly PaymentMethod[];
  /** Begins a payment; the same attempt answers the first. Outside of any transaction. */
  begin(payment: WantedPayment): Promise<BegunPayment>;
  /** Gives money back, once for a refund's id. @returns whether it is done, or a report will say so */
  refund(refund: WantedRefund): Promise<{ isDone: boolean }>;
  /** Reads what the provider sent. @throws DomainError ORDER_BAD_SIGNATURE where it did not, or too long ago */
  read(incoming: IncomingReport): Report;
}
