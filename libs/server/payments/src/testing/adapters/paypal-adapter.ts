import { majorText } from '@lyceum/contracts/payments';
import { OutgoingCalls } from '@lyceum/kernel';
import type { OpenDomain } from '@lyceum/testing/domain';
import { type Movement, noted, type Report } from '../../providers/payment-provider.port';
import { PaypalProvider } from '../../providers/paypal/paypal.provider';
import type { FakePaypal } from '../fake-paypal';
import type { Adapter } from './adapter';

/** PayPal, spoken to by a fake at the wire. */
export function paypalAdapter(domain: OpenDomain, fake: FakePaypal): Adapter {
  const provider = new PaypalProvider(
    {
      PAYPAL_CLIENT_ID: 'client-of-a-test',
      PAYPAL_SECRET: 'secret-of-a-test',
      PAYPAL_WEBHOOK_ID: fake.webhookId,
      PAYPAL_API_URL: fake.url,
    },
    domain.module.get(OutgoingCalls),
  );
  return {
    provider,
    sent: (report, at = new Date()) => fake.signed(paypalEventOf(report, fake), { at }),
    moves: (movements) => {
      fake.listed = [...movements.map(transactionOf), transfer];
      return Promise.resolve();
    },
    says: (report) =>
      report.kind === 'OTHER'
        ? noted(report.eventId)
        : { ...report, decline: report.decline && 'The payment was declined.' },
  };
}

/** What the account lists that is none of ours. */
const transfer = {
  transaction_id: 'TR-1',
  transaction_event_code: 'T0400',
  transaction_status: 'S',
  transaction_initiation_date: '2026-11-20T00:00:00Z',
  transaction_amount: { value: '-5.00', currency_code: 'USD' },
};

function transactionOf({
  id,
  kind,
  attemptId,
  refundId,
  amountMinor,
  currency,
  feeMinor,
  at,
}: Movement): object {
  const money = (minor: number, sign = '') => ({
    value: sign + majorText(minor, currency),
    currency_code: currency,
  });
  const isPaid = kind === 'PAID';
  return {
    transaction_id: id,
    transaction_event_code: isPaid ? 'T0006' : 'T1107',
    transaction_status: 'S',
    transaction_initiation_date: at.toISOString(),
    transaction_amount: money(amountMinor, isPaid ? '' : '-'),
    ...(feeMinor > 0 && { fee_amount: money(feeMinor, '-') }),
    custom_field: attemptId,
    ...(refundId && { invoice_id: refundId }),
  };
}

/** What PayPal sends of it. */
export function paypalEventOf(report: Report, fake: FakePaypal): object {
  const { eventId: id, kind, attemptId, ref, amountMinor, currency, feeMinor, refundId, dispute } = report;
  const money = (minor: number) => ({ value: majorText(minor, currency), currency_code: currency });
  const capture = { id: ref, amount: money(amountMinor), custom_id: attemptId };
  if (dispute) {
    fake.attempts.set(ref, attemptId);
    const outcome = { DISPUTE_WON: 'RESOLVED_SELLER_FAVOUR', DISPUTE_LOST: 'RESOLVED_BUYER_FAVOUR' } as const;
    const decided = outcome[kind as keyof typeof outcome];
    const resource = {
      dispute_id: dispute.ref,
      reason: dispute.reason,
      disputed_transactions: [{ seller_transaction_id: ref }],
      dispute_amount: money(amountMinor),
      seller_response_due_date: dispute.dueAt,
      ...(decided && { dispute_outcome: { outcome_code: decided } }),
    };
    return { id, event_type: `CUSTOMER.DISPUTE.${decided ? 'RESOLVED' : 'CREATED'}`, resource };
  }
  if (kind === 'PAID') {
    const resource = { ...capture, seller_receivable_breakdown: { paypal_fee: money(feeMinor) } };
    return { id, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource };
  }
  if (kind === 'DECLINED') return { id, event_type: 'PAYMENT.CAPTURE.DENIED', resource: capture };
  if (kind === 'OTHER') return { id, event_type: 'CUSTOMER.ACCOUNT.SEEN', resource: {} };
  const links = [{ rel: 'up', href: ref }];
  const resource = { ...capture, id: 'RE-1', links, ...(refundId && { invoice_id: refundId }) };
  return { id, event_type: 'PAYMENT.CAPTURE.REFUNDED', resource };
}
