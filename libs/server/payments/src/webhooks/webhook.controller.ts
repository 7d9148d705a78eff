import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public, Unlimited } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import { WebhookService } from './webhook.service';

/** Where providers report. */
@ApiExcludeController()
@Controller('webhooks/payments')
export class WebhookController {
  constructor(private readonly webhooks: WebhookService) {}

  @Public()
  @Unlimited('what no provider of ours has signed is refused before anything is looked up or written')
  @Post(':provider')
  @HttpCode(200)
  async take(
    @Param('provider') provider: string,
    @Req() { headers, rawBody = Buffer.of() }: FastifyRequest & { readonly rawBody?: Buffer },
  ): Promise<{ received: true }> {
    await this.webhooks.take(provider, { body: rawBody, headers });
    return { received: true };
  }
}
