import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type NotedOpening, notedOpeningSchema } from '@lyceum/contracts/payments';
import { LimitPerAddress, Public } from '@lyceum/kernel';
import { PaymentLinkPageService } from './payment-link-page.service';

@ApiTags('payments')
@Controller('payment-links')
export class PaymentLinkController {
  constructor(private readonly pages: PaymentLinkPageService) {}

  @Public()
  @LimitPerAddress('payments.link-openings')
  @Post(':code/openings')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'Counts that the page of a link was opened.',
    standardSchema: notedOpeningSchema,
  })
  async noteOpened(@Param('code') code: string): Promise<NotedOpening> {
    return { data: { isNoted: await this.pages.noteOpened(code) } };
  }
}
