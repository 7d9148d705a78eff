import { onlineMethods } from '@lyceum/contracts/payments';
import { OutgoingCalls } from '@lyceum/kernel';
import type { OpenDomain } from '@lyceum/testing/domain';
import Stripe from 'stripe';
import { type Movement, noted, type Report } from '../../providers/payment-provider.port';
import { StripeProvider } from '../../providers/stripe/stripe.provider';
import type { FakeStripe } from '../fake-stripe';
import type { Adapter } from './adapter';

/** Of the webhook endpoint. */
export const stripeSecret = 'whsec_of_a_test';

const providerOf = (domain: OpenDomain, fake: FakeStripe): StripeProvider =>
  new StripeProvider(
    {
      STRIPE_SECRET_KEY: 'sk_test_of_nobody',
      STRIPE_WEBHOOK_SECRET: stripeSecret,
      STRIPE_API_URL: fake.url,
      STRIPE_METHODS: onlineMethods.filter((method) => method !== 'PAYPAL'),
    },
    domain.module.get(OutgoingCalls),
  );

/** Stripe, spoken to by a fake at the wire. It tells no fee, and of what was declined not why. */
export function stripeAdapter(domain: OpenDomain, fake: FakeStripe): Adapter {
  return {
    provider: providerOf(domain, fake),
    sent: (report, at = new Date()) => {
      const payload = JSON.stringify(stripeEventOf(report, fake));
      const timestamp = Math.floor(at.getTime() / 1000);
      const header = new Stripe('sk_test_of_nobody').webhooks.generateTestHeaderString({
        payload,
        timestamp,
        secret: stripeSecret,
      });
      return { body: Buffer.from(payload), headers: { 'stripe-signature': header } };
    },
    moves: (movements) => {
      fake.listed = [payout, ...movements.map(balanceOf)];
      return Promise.resolve();
    },
    says: (report) =>
      report.kind === 'OTHER'
        ? noted(report.eventId)
        : { ...report, feeMinor: 0, decline: report.decline && 'The payment was declined.' },
  };
}

function stripeEventOf(
  { eventId: id, kind, attemptId, ref, amountMinor, currency, refundId, dispute }: Report,
  fake: FakeStripe,
): object {
  if (dispute) {
    fake.attempts.set(ref, attemptId);
    return stripeDisputeOf({ id, kind, ref, amountMinor, currency, dispute });
  }
  const metadata = { attemptId };
  const paid = { payment_intent: ref, currency: currency.toLowerCase(), metadata };
  const session = { id: 'cs_1', object: 'checkout.session', ...paid, amount_total: amountMinor };
  if (kind === 'PAID')
    return {
      id,
      type: 'checkout.session.completed',
      data: { object: { ...session, payment_status: 'paid' } },
    };
  if (kind === 'DECLINED')
    return { id, type: 'checkout.session.async_payment_failed', data: { object: session } };
  if (kind === 'OTHER') return { id, type: 'customer.created', data: { object: {} } };
  // Something had gone back before.
  const charge = { id: 'ch_1', object: 'charge', ...paid, amount_refunded: 500 + amountMinor };
  const request = { id: 'req_1', idempotency_key: refundId && `refund-${refundId}` };
  return {
    id,
    type: 'charge.refunded',
    request,
    data: { object: charge, previous_attributes: { amount_refunded: 500 } },
  };
}

/** What the balance lists that is none of ours. */
const payout = {
  id: 'txn_payout',
  fee: 0,
  currency: 'usd',
  created: 1,
  source: { object: 'payout', amount: -5, currency: 'usd' },
};

function balanceOf({ id, kind, attemptId, refundId, amountMinor, currency, feeMinor, at }: Movement): object {
  const metadata = { attemptId: attemptId ?? undefined, refundId: refundId ?? undefined };
  const source = {
    object: kind === 'PAID' ? 'charge' : 'refund',
    amount: amountMinor,
    currency: currency.toLowerCase(),
    metadata,
  };
  return { id, fee: feeMinor, currency: currency.toLowerCase(), created: at.getTime() / 1000, source };
}

type Disputed = Pick<Report, 'kind' | 'ref' | 'amountMinor' | 'currency'> & {
  readonly id: string;
  readonly dispute: NonNullable<Report['dispute']>;
};

const statusOf = { DISPUTE_OPENED: 'needs_response', DISPUTE_WON: 'won', DISPUTE_LOST: 'lost' } as const;

function stripeDisputeOf({ id, kind, ref, amountMinor, currency, dispute }: Disputed): object {
  const of = { payment_intent: ref, amount: amountMinor, currency: currency.toLowerCase() };
  const due = dispute.dueAt === null ? null : Date.parse(dispute.dueAt) / 1000;
  const said = { reason: dispute.reason, status: statusOf[kind as keyof typeof statusOf] };
  return {
    id,
    type: `charge.dispute.${kind === 'DISPUTE_OPENED' ? 'created' : 'closed'}`,
    data: {
      object: { ...of, ...said, id: dispute.ref, object: 'dispute', evidence_details: { due_by: due } },
    },
  };
}
