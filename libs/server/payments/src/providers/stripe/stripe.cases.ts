import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { orderErrors } from '@lyceum/contracts/payments';
import { TargetUnavailableError } from '@lyceum/kernel';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import Stripe from 'stripe';
import { PaymentsModule } from '../../payments.module';
import { type Adapter, reportOf, wantedPayment } from '../../testing/adapters/adapter';
import { stripeAdapter, stripeSecret } from '../../testing/adapters/stripe-adapter';
import { FakeStripe } from '../../testing/fake-stripe';

let domain: OpenDomain;
const fake = new FakeStripe();
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  await fake.start();
}, 60_000);
afterAll(async () => {
  await fake.stop();
  await domain.close();
});

const adapter = (): Adapter => stripeAdapter(domain, fake);

describe('Stripe', () => {
  test('[222] is told what is paid and by which way, and our attempt with it; nothing of the buyer', async () => {
    const wanted = wantedPayment({ method: 'WECHATPAY', currency: 'CNY' });
    await adapter().provider.begin(wanted);
    const { path, form, key } = fake.calls.at(-1)!;
    expect(path).toBe('/v1/checkout/sessions');
    expect(key).toBe(wanted.attemptId);
    expect(Object.fromEntries(form)).toEqual({
      mode: 'payment',
      client_reference_id: wanted.attemptId,
      'metadata[attemptId]': wanted.attemptId,
      'payment_intent_data[metadata][attemptId]': wanted.attemptId,
      'allowed_payment_method_types[0]': 'wechat_pay',
      'payment_method_options[wechat_pay][client]': 'web',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'cny',
      'line_items[0][price_data][unit_amount]': '18000',
      'line_items[0][price_data][product_data][name]': 'A seat',
      success_url: wanted.returnUrl,
      cancel_url: wanted.returnUrl,
    });
  });

  test('[227] is not asked for an amount that it takes from nobody: of three digits after the point the last is 0', async () => {
    const { provider } = adapter();
    const asked = fake.calls.length;
    await expect(provider.begin(wantedPayment({ currency: 'KWD', amountMinor: 12_345 }))).rejects.toThrow(
      orderErrors.AMOUNT_NOT_TAKEN.message,
    );
    expect(fake.calls).toHaveLength(asked);
    await provider.begin(wantedPayment({ currency: 'KWD', amountMinor: 12_340 }));
    expect(fake.calls.at(-1)?.form.get('line_items[0][price_data][unit_amount]')).toBe('12340');
  });

  test('gives back by the payment that its session led to', async () => {
    const provider = adapter().provider;
    const wanted = wantedPayment();
    const { ref } = await provider.begin(wanted);
    const refundId = randomUUID();
    const back = { refundId, attemptId: wanted.attemptId, ref, amountMinor: 500, currency: 'USD' };
    expect(await provider.refund(back)).toBe('REFUNDED');
    const { form, key } = fake.calls.at(-1)!;
    expect([form.get('payment_intent'), form.get('amount'), key]).toEqual([
      `pi_${ref}`,
      '500',
      `refund-${refundId}`,
    ]);
  });

  test('that is completed and not paid yet, as some ways to pay are, is no payment', async () => {
    const { provider, sent } = adapter();
    const { body } = sent(reportOf());
    const unpaid = Buffer.from(
      body.toString().replace('"payment_status":"paid"', '"payment_status":"unpaid"'),
    );
    const header = new Stripe('sk_test_of_nobody').webhooks.generateTestHeaderString({
      payload: unpaid.toString(),
      secret: stripeSecret,
    });
    const read = await provider.read({ body: unpaid, headers: { 'stripe-signature': header } });
    expect(read.kind).toBe('OTHER');
  });

  test('that is away, or says no, begins nothing, and begins it under the same key afterwards', async () => {
    const provider = adapter().provider;
    const wanted = wantedPayment();
    fake.trouble = 402;
    await expect(provider.begin(wanted)).rejects.toThrow();
    fake.trouble = 503;
    await expect(provider.begin(wanted)).rejects.toThrow(TargetUnavailableError);
    fake.trouble = null;
    const begun = await provider.begin(wanted);
    expect(begun.pageUrl).toMatch(/^https:/);
    expect(fake.calls.at(-1)?.key).toBe(wanted.attemptId);
  });
});
