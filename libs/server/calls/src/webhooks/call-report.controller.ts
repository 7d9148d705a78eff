import { Public, Unlimited } from '@lyceum/kernel';
import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CallReports } from './call-reports';

/** Where the provider of rooms reports. */
@ApiExcludeController()
@Controller('webhooks/calls')
export class CallReportController {
  constructor(private readonly reports: CallReports) {}

  @Public()
  @Unlimited('what the provider has not signed is refused before anything is looked up or asked')
  @Post(':provider')
  @HttpCode(200)
  take(
    @Param('provider') provider: string,
    @Req() { headers, rawBody = Buffer.of() }: FastifyRequest & { readonly rawBody?: Buffer },
  ): Promise<object> {
    return this.reports.take(provider, { body: rawBody, headers });
  }
}
