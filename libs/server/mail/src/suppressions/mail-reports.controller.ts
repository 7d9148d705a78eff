import { mailReportSignatureHeader, type MailReportsAnswer } from '@lyceum/contracts/campaigns';
import { Public, Unlimited } from '@lyceum/kernel';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SuppressionService } from './suppression.service';

/** Where the mail service reports what came back and what was said to be spam. */
@ApiExcludeController()
@Controller('webhooks/mail')
export class MailReportsController {
  constructor(private readonly suppressions: SuppressionService) {}

  @Public()
  @Unlimited('what the mail service has not signed is refused before anything is looked up or written')
  @Post()
  @HttpCode(200)
  async take(
    @Req() { headers, rawBody = Buffer.of() }: FastifyRequest & { readonly rawBody?: Buffer },
  ): Promise<MailReportsAnswer> {
    return { data: { taken: await this.suppressions.take(rawBody, headers[mailReportSignatureHeader]) } };
  }
}
