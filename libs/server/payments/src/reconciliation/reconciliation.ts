import {
  type Delivered,
  Every,
  PreparedQueries,
  Subscribe,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { book, ofFee } from '../ledger/ledger';
import { ComparisonRequested } from '../payments.events';
import type { Movement } from '../providers/payment-provider.port';
import { PaymentProviders } from '../providers/payment-providers';
import { differencesOf } from './compare';
import {
  agreedStatement,
  keepDifferenceStatement,
  ownMovementsQuery,
  unbookedFeesQuery,
} from './reconciliation.statements';

const day = 24 * 60 * 60 * 1_000;

/** Days that are compared each time: what was missed for a night or two is found by the next. */
const days = 4;

/**
 * Compares what providers list with what we say, every night: what differs is a case for staff, and a fee that no report told is booked.
 */
@Injectable()
export class Reconciliation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly providers: PaymentProviders,
  ) {}

  @Every('payments.compare', { minutes: 24 * 60 })
  async nightly(): Promise<void> {
    await this.unitOfWork.run((transaction) => Promise.resolve(this.request(transaction)));
  }

  /** Has all providers compared that list what they moved. */
  request(transaction: Transaction): void {
    for (const { name } of this.providers.all) transaction.raise(ComparisonRequested, { provider: name });
  }

  @Subscribe(ComparisonRequested, 'payments.compare', { lane: 'payments' })
  async compare({
    payload: { provider: name },
  }: Pick<Delivered<typeof ComparisonRequested>, 'payload'>): Promise<void> {
    const provider = this.providers.named(name);
    if (!provider) return;
    const now = new Date();
    const from = new Date(now.getTime() - days * day);
    const listed = await provider.movements(new Date(from.getTime() - day), now);
    const attemptIds = listed.flatMap(({ attemptId }) => attemptId ?? []);
    const own = await this.queries.rows(ownMovementsQuery, { provider: name, from, attemptIds });
    const differences = differencesOf(listed, own, { from, now });
    await this.unitOfWork.run(async (transaction) => {
      for (const difference of differences)
        await transaction.count(keepDifferenceStatement, { provider: name, ...difference });
      const found = differences.map(({ movementKey }) => movementKey);
      await transaction.count(agreedStatement, { provider: name, from, found });
      await bookFees(transaction, name, listed);
    });
  }
}

async function bookFees(
  transaction: Transaction,
  provider: string,
  listed: readonly Movement[],
): Promise<void> {
  const kept = listed.filter(({ kind, attemptId, feeMinor }) => kind === 'PAID' && attemptId && feeMinor > 0);
  if (kept.length === 0) return;
  const attemptIds = kept.map(({ attemptId }) => attemptId);
  const fees = kept.map(({ feeMinor }) => feeMinor);
  for (const fee of await transaction.rows(unbookedFeesQuery, { provider, attemptIds, fees })) {
    const { orderId, attemptId, currency, feeMinor } = fee;
    await book(transaction, { orderId, cause: `fee ${attemptId}`, currency, amounts: ofFee(feeMinor) });
  }
}
