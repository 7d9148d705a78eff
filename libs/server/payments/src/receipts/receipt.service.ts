import {
  type PaymentReceiptFile,
  type PaymentReceiptIdInput,
  paymentReceiptIdSchema,
  receiptErrors,
} from '@lyceum/contracts/payments';
import {
  type Actor,
  assertCan,
  can,
  CONFIG,
  type Config,
  DomainError,
  parseInput,
  PreparedQueries,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { drawReceipt } from './receipt-page';
import { receiptQuery } from './receipt.statements';

/** Receipts and credit notes as files, drawn whenever they are asked for (checklist line 224). */
@Injectable()
export class ReceiptService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'BRAND_NAME' | 'TAX_NAME' | 'invoiceIssuer'>,
    private readonly queries: PreparedQueries,
  ) {}

  /** To its buyer, and to staff who oversee orders. @throws DomainError PAYMENT_RECEIPT_NOT_FOUND, also for somebody else's */
  async file(actor: Actor, input: PaymentReceiptIdInput): Promise<PaymentReceiptFile> {
    assertCan(actor, 'order.write');
    const { id } = parseInput(paymentReceiptIdSchema, input);
    const [row] = await this.queries.rows(receiptQuery, { id });
    const mayRead = row && (row.buyerId === actor.userId || can(actor, 'order.oversee'));
    if (!mayRead) throw new DomainError(receiptErrors.NOT_FOUND);
    const { BRAND_NAME: brand, invoiceIssuer: lines, TAX_NAME: tax } = this.config;
    const pdf = await drawReceipt({ brand, lines, tax }, row);
    return { fileName: `${row.number}.pdf`, pdf: pdf.toString('base64') };
  }
}
