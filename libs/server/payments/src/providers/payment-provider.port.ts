import type { IncomingHttpHeaders } from 'node:http';
import {
  type Currency,
  isOfDispute,
  type PaymentMethod,
  type ProviderReport,
  providerReports,
  type RefundState,
} from '@lyceum/contracts/payments';
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
  /** Of money that the buyer asks back of their bank: the case, why, and until when the provider takes an answer. */
  dispute: z
    .object({
      ref: z.string().min(1).max(200),
      reason: z.string().max(200),
      dueAt: z.iso.datetime({ offset: true }).nullable(),
    })
    .nullable()
    .default(null),
});

const movesMoney = (kind: ProviderReport): boolean =>
  kind === 'PAID' || kind === 'REFUNDED' || isOfDispute(kind);

/** What a provider reports, in our words. */
export const reportSchema = reportShape
  .refine(({ kind, amountMinor }) => amountMinor >= 1 || !movesMoney(kind), {
    error: 'Of nothing, nothing moves.',
  })
  .refine(({ kind, dispute }) => isOfDispute(kind) === (dispute !== null), {
    error: 'A dispute has a name, and nothing else has one.',
  })
  .refine(({ feeMinor, amountMinor }) => feeMinor <= amountMinor, {
    error: 'A provider keeps no more than came.',
  });

export type Report = z.output<typeof reportSchema>;

/** A report of no concern to us, to be said more of. */
export const noted = (eventId: string): Report => ({
  eventId,
  kind: 'OTHER',
  attemptId: '00000000-0000-0000-0000-000000000000',
  ref: '',
  amountMinor: 0,
  currency: 'XXX',
  feeMinor: 0,
  refundId: null,
  decline: null,
  dispute: null,
});

/** Another shop on the same account calls its payments otherwise. */
export const isOurs = ({ attemptId }: Report): boolean => z.uuid().safeParse(attemptId).success;

/** What a buyer has agreed to pay, and the provider has not taken yet. */
export interface ApprovedPayment {
  readonly attemptId: string;
  readonly ref: string;
}

/** What came in, as it came. */
export interface IncomingReport {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** Money that moved, as a provider lists it afterwards. */
export interface Movement {
  /** The provider's name of it. */
  readonly id: string;
  readonly kind: 'PAID' | 'REFUNDED';
  /** Ours, where it says so. */
  readonly attemptId: string | null;
  readonly refundId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  /** What it kept for itself, in the same currency; 0 where it does not say. */
  readonly feeMinor: number;
  readonly at: Date;
}

/** Who takes the money. Every adapter passes `provider-contract.cases.ts`. */
export interface PaymentProvider {
  /** Stands in rows and addresses. */
  readonly name: string;
  readonly methods: readonly PaymentMethod[];
  /** Begins a payment; the same attempt answers the first. Outside of any transaction. */
  begin(payment: WantedPayment): Promise<BegunPayment>;
  /** Gives money back, once for a refund's id. @returns what became of it: where it is still REQUESTED, a report will say */
  refund(refund: WantedRefund): Promise<RefundState>;
  /**
   * Takes what the buyer agreed to, once for an attempt, where it has to be asked for; that it came is reported as of every payment.
   * @returns why it cannot be taken; null where it is
   */
  capture?(payment: ApprovedPayment): Promise<string | null>;
  /** What was paid and went back between two times, as the provider's books have it; without disputes. */
  movements(from: Date, until: Date): Promise<Movement[]>;
  /** Reads what the provider sent. @throws DomainError ORDER_BAD_SIGNATURE where it did not, or too long ago */
  read(incoming: IncomingReport): Promise<Report>;
}
