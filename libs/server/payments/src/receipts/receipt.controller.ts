import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  paymentCalls,
  type PaymentReceiptAnswer,
  paymentReceiptAnswerSchema,
} from '@lyceum/contracts/payments';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ReceiptService } from './receipt.service';

@ApiTags('payments')
@Controller('payment-receipts')
export class PaymentReceiptController {
  constructor(private readonly receipts: ReceiptService) {}

  @Requires('order.write')
  @Limited(paymentCalls.receipts)
  @Get(':id')
  @ApiOkResponse({
    description: 'A receipt or credit note as a PDF.',
    standardSchema: paymentReceiptAnswerSchema,
  })
  async file(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<PaymentReceiptAnswer> {
    return { data: await this.receipts.file(actor, { id }) };
  }
}
