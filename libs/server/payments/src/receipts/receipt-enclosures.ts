import { EnclosesFiles, type EnclosedFile, type NoticeEnclosures } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { paymentReceived, paymentRefunded, toldOrderSchema } from '../notices/payment.notices';
import { ReceiptService } from './receipt.service';

/** The receipt goes with the mail that says it is paid, a credit note with the one of what went back (checklist line 224). */
@Injectable()
@EnclosesFiles()
export class ReceiptEnclosures implements NoticeEnclosures {
  readonly kinds = [paymentReceived.name, paymentRefunded.name];

  constructor(private readonly receipts: ReceiptService) {}

  async filesFor(userId: string, data: unknown): Promise<readonly EnclosedFile[]> {
    const { orderId, refundId = null } = toldOrderSchema.parse(data);
    // What was told by the release before names no order.
    return orderId === undefined ? [] : this.receipts.filesOf(userId, { orderId, refundId });
  }
}
