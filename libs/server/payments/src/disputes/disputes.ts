import type { DisputeState, ProviderReport, ReportOutcome } from '@lyceum/contracts/payments';
import type { Transaction } from '@lyceum/kernel';
import { Injectable, Logger } from '@nestjs/common';
import type { Report } from '../providers/payment-provider.port';
import { Refunds } from '../refunds/refunds';
import { keepDisputeStatement, unbookedLossQuery } from './dispute.statements';

const stateOf: Readonly<Partial<Record<ProviderReport, DisputeState>>> = {
  DISPUTE_OPENED: 'OPEN',
  DISPUTE_WON: 'WON',
  DISPUTE_LOST: 'LOST',
};

interface Disputed {
  readonly attempt: { readonly id: string; readonly receivedCurrency: string | null };
  readonly report: Report;
}

/**
 * Money that buyers ask back of their bank or of the provider. It is answered in the provider's own pages; here it is a case that staff
 * see until it is decided. What is lost has gone back, as a refund that nobody of us gave.
 */
@Injectable()
export class Disputes {
  private readonly logger = new Logger(Disputes.name);

  constructor(private readonly refunds: Refunds) {}

  /** Takes what a provider reports of a paid try, whose order is held. */
  async take(transaction: Transaction, { attempt, report }: Disputed): Promise<ReportOutcome> {
    const { kind, dispute, amountMinor, currency } = report;
    const state = stateOf[kind];
    if (!state || !dispute) return 'NOTED';
    const { ref, reason, dueAt } = dispute;
    const kept = { attemptId: attempt.id, ref, amountMinor, currency, reason, dueAt, state };
    const [row] = await transaction.rows(keepDisputeStatement, kept);
    if (!row && !(await isUnbooked(transaction, attempt.id, report))) return 'REPEATED';
    if (state === 'WON') await this.refunds.goOn(transaction, attempt.id);
    if (state !== 'LOST') return 'SETTLED';
    const id =
      currency === attempt.receivedCurrency ? await this.back(transaction, attempt.id, report) : null;
    if (id === null) {
      this.logger.error({ attemptId: attempt.id, ref }, 'A dispute is lost about money that is not with us');
      return 'WRONG_AMOUNT';
    }
    await this.refunds.settle(transaction, id);
    return 'SETTLED';
  }

  /** @returns the refund's id; null of more than is with us */
  private async back(
    transaction: Transaction,
    attemptId: string,
    { dispute, amountMinor }: Report,
  ): Promise<string | null> {
    const back = { attemptId, amountMinor, cause: 'DISPUTE', key: keyOf(dispute?.ref ?? '') } as const;
    return (
      (await this.refunds.request(transaction, back)) ?? (await this.refunds.insteadOf(transaction, back))
    );
  }
}

/** A dispute goes back once. */
const keyOf = (ref: string): string => `dispute ${ref}`;

/** Whether that is lost was known, and could not be booked: staff have it worked on again when they have put right what was wrong. */
async function isUnbooked(
  transaction: Transaction,
  attemptId: string,
  { kind, dispute }: Report,
): Promise<boolean> {
  if (kind !== 'DISPUTE_LOST' || !dispute) return false;
  const { ref } = dispute;
  const [loss] = await transaction.rows(unbookedLossQuery, { attemptId, ref, key: keyOf(ref) });
  return loss !== undefined;
}
