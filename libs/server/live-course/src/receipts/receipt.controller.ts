import {
  type ReceiptAnswer,
  receiptAnswerSchema,
  receiptCodeSchema,
  type ReceiptKeys,
  receiptKeysSchema,
} from '@lyceum/contracts/live-course';
import { Public } from '@lyceum/kernel';
import { Controller, Get, Header, Ip, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReceiptService } from './receipt.service';

/** Receipts of what was handed in, for whoever is shown one: nobody signs in to check it. */
@ApiTags('receipts')
@Controller('receipts')
export class ReceiptController {
  constructor(private readonly receipts: ReceiptService) {}

  @Public()
  @Get('keys.json')
  @Header('cache-control', 'public, max-age=300')
  @Header('access-control-allow-origin', '*')
  @ApiOkResponse({
    description: 'Public keys of receipts, old ones too (RFC 7517).',
    standardSchema: receiptKeysSchema,
  })
  keys(): Promise<ReceiptKeys> {
    return this.receipts.publicKeys();
  }

  @Public()
  @Get(':code.json')
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  @ApiOkResponse({ description: 'What a receipt says to anybody.', standardSchema: receiptAnswerSchema })
  async receipt(
    @Param('code', { schema: receiptCodeSchema }) code: string,
    @Ip() address: string,
  ): Promise<ReceiptAnswer> {
    return { data: await this.receipts.read(code, address) };
  }
}
