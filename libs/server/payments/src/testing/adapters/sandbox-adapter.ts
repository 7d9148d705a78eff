import { CONFIG, type Config } from '@lyceum/kernel';
import type { OpenDomain } from '@lyceum/testing/domain';
import {
  SandboxProvider,
  sandboxSignature,
  sandboxSignatureHeader,
} from '../../providers/sandbox/sandbox.provider';
import type { SandboxEvent } from '../../providers/sandbox/sandbox.schema';
import type { Adapter } from './adapter';

const typeOf = {
  PAID: 'payment.paid',
  DECLINED: 'payment.declined',
  REFUNDED: 'payment.refunded',
  // It gives everything back.
  REFUND_REFUSED: 'payment.seen',
  DISPUTE_OPENED: 'dispute.opened',
  DISPUTE_WON: 'dispute.won',
  DISPUTE_LOST: 'dispute.lost',
  OTHER: 'payment.seen',
  // The sandbox takes at once.
  APPROVED: 'payment.seen',
} as const;

/** The sandbox, which tells everything. */
export function sandboxAdapter(domain: OpenDomain): Adapter {
  const signature = sandboxSignature(domain.module.get<Config>(CONFIG));
  return {
    provider: domain.module.get(SandboxProvider),
    sent: (report, at = new Date()) => {
      const event: SandboxEvent = {
        id: report.eventId,
        type: typeOf[report.kind],
        payment: { ref: report.ref, key: report.attemptId },
        amount: report.amountMinor,
        currency: report.currency,
        fee: report.feeMinor,
        refund: report.refundId,
        decline: report.decline,
        dispute: report.dispute,
      };
      const body = Buffer.from(JSON.stringify(event));
      return { body, headers: { [sandboxSignatureHeader]: signature.sign(body, at) } };
    },
    // It names a refund by our id.
    moves: async (movements) => {
      for (const { kind, id, attemptId, refundId, amountMinor, currency, feeMinor, at } of movements)
        await domain.manager.query(
          kind === 'PAID'
            ? `INSERT INTO sandbox_payments (ref, key, method, amount_minor, currency, title, return_url, state, paid_at, fee_minor)
               VALUES ($1, $2, 'CARD', $3, $4, '', '', 'PAID', $5, $6)`
            : `INSERT INTO sandbox_refunds (refund_id, ref, amount_minor, refunded_at)
               SELECT $1::uuid, ref, $3, $5 FROM sandbox_payments WHERE key = $2 AND currency = $4 AND $6 = 0`,
          [kind === 'PAID' ? id : refundId, attemptId, amountMinor, currency, at, feeMinor],
        );
    },
    says: (report) => report,
  };
}
