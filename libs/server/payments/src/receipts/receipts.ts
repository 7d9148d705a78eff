import type { Transaction } from '@lyceum/kernel';
import { hasReceiptQuery, issueStatement } from './receipt.statements';

interface PaidAmount {
  readonly orderId: string;
  readonly amountMinor: number;
}

/** Numbers the receipt of an order, which is held, as it is paid; the last lock that paying takes. */
export async function issueReceipt(
  transaction: Transaction,
  { orderId, amountMinor }: PaidAmount,
): Promise<void> {
  await transaction.count(issueStatement, { kind: 'RECEIPT', orderId, refundId: null, amountMinor });
}

/** Numbers the invoice of an order, which is held, once. */
export async function issueInvoice(
  transaction: Transaction,
  { orderId, amountMinor }: PaidAmount,
): Promise<void> {
  await transaction.count(issueStatement, { kind: 'INVOICE', orderId, refundId: null, amountMinor });
}

/** The same of money that went back from what a receipt says; what was nobody's price has no receipt, and no credit note. */
export async function issueCreditNote(
  transaction: Transaction,
  { orderId, amountMinor, refundId }: PaidAmount & { readonly refundId: string },
): Promise<void> {
  const [receipt] = await transaction.rows(hasReceiptQuery, { orderId });
  if (receipt)
    await transaction.count(issueStatement, { kind: 'CREDIT_NOTE', orderId, refundId, amountMinor });
}
