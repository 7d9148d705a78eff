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
  type EnclosedFile,
  parseInput,
  PreparedQueries,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { drawReceipt } from './receipt-page';
import { receiptOfOrderQuery, receiptQuery, type ReceiptRow } from './receipt.statements';

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
    const { fileName, content } = await this.draw(row);
    return { fileName, pdf: content.toString('base64') };
  }

  /** An order's receipt, or the credit note of one of its refunds, for its buyer; nothing where there is none, or it is somebody else's. */
  async filesOf(
    buyerId: string,
    { orderId, refundId }: { readonly orderId: string; readonly refundId: string | null },
  ): Promise<EnclosedFile[]> {
    const [named] = await this.queries.rows(receiptOfOrderQuery, { buyerId, orderId, refundId });
    if (!named) return [];
    const rows = await this.queries.rows(receiptQuery, { id: named.id });
    return Promise.all(rows.map((row) => this.draw(row)));
  }

  private async draw(row: ReceiptRow): Promise<EnclosedFile> {
    const { BRAND_NAME: brand, invoiceIssuer: lines, TAX_NAME: tax } = this.config;
    const content = await drawReceipt({ brand, lines, tax }, row);
    return { fileName: `${row.number}.pdf`, contentType: 'application/pdf', content };
  }
}
