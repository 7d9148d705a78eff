import {
  type ClosePaymentCasesInput,
  closePaymentCasesSchema,
  paymentCaseErrors,
  type paymentCaseKindLabels,
  type PaymentCaseIdsInput,
  paymentCaseIdsSchema,
} from '@lyceum/contracts/payments';
import type { BulkResult } from '@lyceum/contracts/ops';
import {
  type Actor,
  assertCan,
  bulk,
  DomainError,
  parseInput,
  type Transaction,
  UnitOfWork,
  WAS_SO,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ProviderReported } from '../payments.events';
import { Refunds } from '../refunds/refunds';
import { Reconciliation } from '../reconciliation/reconciliation';
import {
  askAgainStatement,
  caseKindQuery,
  closeCaseStatement,
  transferToSendQuery,
  workAgainStatement,
} from './payment-case.statements';

/** What of money somebody has to look at: disputes, differences, and reports that make no sense. */
@Injectable()
export class PaymentCaseService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reconciliation: Reconciliation,
    private readonly refunds: Refunds,
  ) {}

  /**
   * Has reports of providers worked on once more, as if they had just come, and providers asked again for money that they have not
   * given back. What was done is not done again.
   */
  async workAgain(actor: Actor, input: PaymentCaseIdsInput): Promise<BulkResult[]> {
    assertCan(actor, 'order.refund');
    const { ids } = parseInput(paymentCaseIdsSchema, input);
    return bulk(ids, (id) =>
      this.unitOfWork.run(async (transaction) => {
        const kind = await kindOf(transaction, id);
        if (kind !== 'REPORT' && kind !== 'REFUND') throw new DomainError(paymentCaseErrors.NO_REPORT);
        const isBegun = await (kind === 'REPORT'
          ? this.workOnReport(transaction, id)
          : this.askAgain(transaction, id, actor.userId));
        if (!isBegun) return WAS_SO;
        note(transaction, actor, { id, action: 'paymentCase.workAgain', after: {} });
        return undefined;
      }),
    );
  }

  /** Says of differences and reports that somebody has looked at them, and why they are as they are. A dispute its provider decides. */
  async close(actor: Actor, input: ClosePaymentCasesInput): Promise<BulkResult[]> {
    assertCan(actor, 'order.refund');
    const { ids, note: why } = parseInput(closePaymentCasesSchema, input);
    return bulk(ids, (id) =>
      this.unitOfWork.run(async (transaction) => {
        const kind = await kindOf(transaction, id);
        if (kind === 'DISPUTE') throw new DomainError(paymentCaseErrors.PROVIDER_DECIDES);
        if (kind === 'TRANSFER') throw new DomainError(paymentCaseErrors.SEND_FIRST);
        const [closed] = await transaction.rows(closeCaseStatement, { id, note: why, actorId: actor.userId });
        if (!closed) return WAS_SO;
        note(transaction, actor, { id, action: 'paymentCase.close', after: { note: why } });
        return undefined;
      }),
    );
  }

  /** Says of money that goes back by bank transfer that it is sent: it is booked, and its buyer told. */
  async sent(actor: Actor, input: PaymentCaseIdsInput): Promise<BulkResult[]> {
    assertCan(actor, 'order.refund');
    const { ids } = parseInput(paymentCaseIdsSchema, input);
    return bulk(ids, (id) =>
      this.unitOfWork.run(async (transaction) => {
        if ((await kindOf(transaction, id)) !== 'TRANSFER')
          throw new DomainError(paymentCaseErrors.NO_TRANSFER);
        const [transfer] = await transaction.rows(transferToSendQuery, { id });
        if (!transfer) return WAS_SO;
        await this.refunds.settle(transaction, id);
        note(transaction, actor, { id, action: 'paymentCase.sent', after: {} });
        return undefined;
      }),
    );
  }

  private async workOnReport(transaction: Transaction, id: string): Promise<boolean> {
    const [report] = await transaction.rows(workAgainStatement, { id });
    if (report) transaction.raise(ProviderReported, report);
    return report !== undefined;
  }

  private async askAgain(transaction: Transaction, id: string, actorId: string): Promise<boolean> {
    const [asked] = await transaction.rows(askAgainStatement, { id, actorId });
    if (asked) await this.refunds.again(transaction, asked.refundId, actorId);
    return asked !== undefined;
  }

  /** Compares what providers list with what we say now, as every night; what differs stands among the cases soon. */
  async compare(actor: Actor): Promise<void> {
    assertCan(actor, 'order.refund');
    const task = { action: 'job.runTask', targetType: 'task', targetId: 'payments.compare' } as const;
    await this.unitOfWork.run((transaction) => {
      this.reconciliation.request(transaction);
      transaction.audit({ actorId: actor.userId, ...task, before: null, after: null });
      return Promise.resolve();
    });
  }
}

/** @throws DomainError PAYMENT_CASE_NOT_FOUND */
async function kindOf(transaction: Transaction, id: string): Promise<keyof typeof paymentCaseKindLabels> {
  const [row] = await transaction.rows(caseKindQuery, { id });
  if (!row) throw new DomainError(paymentCaseErrors.NOT_FOUND);
  return row.kind;
}

interface Deed {
  readonly id: string;
  readonly action: 'paymentCase.close' | 'paymentCase.sent' | 'paymentCase.workAgain';
  readonly after: object;
}

function note(transaction: Transaction, { userId: actorId }: Actor, { id, action, after }: Deed): void {
  transaction.audit({ actorId, action, targetType: 'paymentCase', targetId: id, before: null, after });
}
