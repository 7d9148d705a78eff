import { type Delivered, PreparedQueries, Subscribe } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { PaymentApproved } from '../payments.events';
import { noted } from '../providers/payment-provider.port';
import { PaymentProviders } from '../providers/payment-providers';
import { WebhookService } from '../webhooks/webhook.service';
import { attemptToCaptureQuery } from './attempt.statements';

/** Takes what buyers agreed to, from providers that have to be asked; the attempt's id makes a second time harmless. */
@Injectable()
export class CaptureProcessor {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly providers: PaymentProviders,
    private readonly webhooks: WebhookService,
  ) {}

  @Subscribe(PaymentApproved, 'payments.capture', { lane: 'payments' })
  async capture({
    payload: { attemptId },
  }: Pick<Delivered<typeof PaymentApproved>, 'payload'>): Promise<void> {
    const [approved] = await this.queries.rows(attemptToCaptureQuery, { attemptId });
    if (!approved) return;
    const { provider: name, ref } = approved;
    const decline = await this.providers.named(name)?.capture?.({ attemptId, ref });
    // That it came is reported by the provider; that it cannot be taken is told to us alone.
    if (!decline) return;
    const report = {
      ...noted(`refused capture-${attemptId}`),
      kind: 'DECLINED',
      attemptId,
      ref,
      decline,
    } as const;
    await this.webhooks.keep(name, report, '');
  }
}
