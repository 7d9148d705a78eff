import type { LedgerAccount } from '@lyceum/contracts/payments';
import { statement, type Transaction } from '@lyceum/kernel';

/** What is booked on accounts, in minor units: what comes in or is spent is above 0, what is earned or owed below. */
export type Amounts = Readonly<Partial<Record<LedgerAccount, number>>>;

interface Booking {
  readonly orderId: string;
  /** Of what it is the record; the same is booked once. */
  readonly cause: string;
  readonly currency: string;
  readonly amounts: Amounts;
}

const bookStatement = statement(
  'payments.book',
  `WITH booked AS (
    INSERT INTO ledger_transactions (order_id, cause) VALUES ($orderId, $cause) ON CONFLICT (cause) DO NOTHING RETURNING id
  )
  INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
  SELECT booked.id, entry.account, $currency, entry.amount
  FROM booked, unnest($accounts::text[], $amounts::int[]) AS entry (account, amount)`,
);

/** Books something once. That its amounts sum to zero is checked by the database when the transaction commits. */
export async function book(
  transaction: Transaction,
  { orderId, cause, currency, amounts }: Booking,
): Promise<void> {
  const entries = Object.entries(amounts).filter(([, amount]) => amount !== 0);
  if (entries.length === 0) return;
  await transaction.count(bookStatement, {
    orderId,
    cause,
    currency,
    accounts: entries.map(([account]) => account),
    amounts: entries.map(([, amount]) => amount),
  });
}

interface SoldAmounts {
  readonly listPriceMinor: number;
  readonly discountMinor: number;
  readonly totalMinor: number;
  readonly taxMinor: number;
}

/** What was sold and paid, of which the provider keeps a fee. What came in parts before was owed until now. */
export const ofSale = (
  { listPriceMinor, discountMinor, totalMinor, taxMinor }: SoldAmounts,
  feeMinor: number,
  beforeMinor = 0,
): Amounts => ({
  PROVIDER: totalMinor - feeMinor - beforeMinor,
  FEE: feeMinor,
  REFUND: beforeMinor,
  DISCOUNT: discountMinor,
  REVENUE: taxMinor - listPriceMinor,
  TAX: -taxMinor,
});

/** What came in and is nobody's price: it is owed to who paid. */
export const ofUnearned = (amountMinor: number, feeMinor: number): Amounts => ({
  PROVIDER: amountMinor - feeMinor,
  FEE: feeMinor,
  REFUND: -amountMinor,
});

/** What the provider kept for itself, as it says afterwards. */
export const ofFee = (feeMinor: number): Amounts => ({ PROVIDER: -feeMinor, FEE: feeMinor });

/** What went back, and the tax in it that is not owed any more. */
export const ofRefund = (amountMinor: number, taxMinor: number): Amounts => ({
  PROVIDER: -amountMinor,
  REFUND: amountMinor - taxMinor,
  TAX: taxMinor,
});
