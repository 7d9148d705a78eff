import { randomUUID } from 'node:crypto';
import {
  onlineMethods,
  orderErrors,
  paymentLimits,
  type ProviderReport,
  type RefundState,
} from '@lyceum/contracts/payments';
import { CONFIG, type Config, DomainError, PreparedQueries, ReportSignature } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import {
  type BegunPayment,
  type IncomingReport,
  type Movement,
  noted,
  type PaymentProvider,
  type Report,
  type WantedPayment,
  type WantedRefund,
} from '../payment-provider.port';
import { sandboxEventSchema } from './sandbox.schema';
import { beginSandboxStatement, sandboxMovementsQuery, sandboxRefundStatement } from './sandbox.statements';

export const sandboxName = 'sandbox';

export const sandboxSignatureHeader = 'lyceum-sandbox-signature';

export const sandboxSignature = ({ JWT_SECRET }: Pick<Config, 'JWT_SECRET'>): ReportSignature =>
  ReportSignature.derivedFrom(JWT_SECRET, 'lyceum:payments.sandbox', paymentLimits.signatureSeconds);

const kindOf: Readonly<Record<string, ProviderReport>> = {
  'payment.paid': 'PAID',
  'payment.declined': 'DECLINED',
  'payment.refunded': 'REFUNDED',
  'dispute.opened': 'DISPUTE_OPENED',
  'dispute.won': 'DISPUTE_WON',
  'dispute.lost': 'DISPUTE_LOST',
};

/** The pretend provider: nobody's money moves. Its page says what becomes of a payment, and it reports as others do. */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = sandboxName;
  readonly methods = onlineMethods;
  private readonly signature: ReportSignature;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'JWT_SECRET' | 'publicUrl'>,
    private readonly queries: PreparedQueries,
  ) {
    this.signature = sandboxSignature(config);
  }

  async begin({ attemptId, ...payment }: WantedPayment): Promise<BegunPayment> {
    const wanted = { ref: `sbx_${randomUUID()}`, key: attemptId };
    const [row] = await this.queries.rows(beginSandboxStatement, { ...payment, ...wanted });
    const ref = row?.ref ?? wanted.ref;
    return { ref, pageUrl: new URL(`/payments/sandbox/${ref}`, this.config.publicUrl).href };
  }

  async refund({ refundId, ref, amountMinor }: WantedRefund): Promise<RefundState> {
    await this.queries.count(sandboxRefundStatement, { refundId, ref, amountMinor });
    return 'REFUNDED';
  }

  movements(from: Date, until: Date): Promise<Movement[]> {
    return this.queries.rows(sandboxMovementsQuery, { from, until });
  }

  read({ body, headers }: IncomingReport): Promise<Report> {
    return this.signature.isRight(body, headers[sandboxSignatureHeader])
      ? Promise.resolve(reportOf(body))
      : Promise.reject(new DomainError(orderErrors.BAD_SIGNATURE));
  }
}

function reportOf(body: Buffer): Report {
  const event = sandboxEventSchema.parse(JSON.parse(body.toString('utf8')));
  return {
    ...noted(event.id),
    kind: kindOf[event.type] ?? 'OTHER',
    attemptId: event.payment.key,
    ref: event.payment.ref,
    amountMinor: event.amount,
    currency: event.currency,
    feeMinor: event.fee,
    refundId: event.refund ?? null,
    decline: event.decline ?? null,
    dispute: event.dispute ?? null,
  };
}
