import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { orderErrors } from '@lyceum/contracts/payments';
import { TargetUnavailableError } from '@lyceum/kernel';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { PaymentsModule } from '../../payments.module';
import { refusal, reportOf, wantedPayment } from '../../testing/adapters/adapter';
import { paypalAdapter, paypalEventOf } from '../../testing/adapters/paypal-adapter';
import { FakePaypal } from '../../testing/fake-paypal';

let domain: OpenDomain;
const fake = new FakePaypal();
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  await fake.start();
}, 60_000);
afterAll(async () => {
  await fake.stop();
  await domain.close();
});

describe('PayPal', () => {
  test('[222] is told what is paid, and our attempt with it; nothing of the buyer', async () => {
    const wanted = wantedPayment({ method: 'PAYPAL', currency: 'JPY', amountMinor: 1_500 });
    const { provider } = paypalAdapter(domain, fake);
    const begun = await provider.begin(wanted);
    expect(begun.pageUrl).toContain(begun.ref);
    const { path, body, key } = fake.calls.at(-1)!;
    expect([path, key]).toEqual(['/v2/checkout/orders', wanted.attemptId]);
    expect(body).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: wanted.attemptId,
          description: 'A seat',
          amount: { currency_code: 'JPY', value: '1500' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: wanted.returnUrl,
            cancel_url: wanted.returnUrl,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          },
        },
      },
    });
  });

  test('reports that a buyer agreed, and takes it once; what it refuses to take it says', async () => {
    const { provider } = paypalAdapter(domain, fake);
    const attemptId = randomUUID();
    const agreed = {
      id: 'evt',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: 'OR-1', purchase_units: [{ custom_id: attemptId }] },
    };
    expect(await provider.read(fake.signed(agreed))).toMatchObject({
      kind: 'APPROVED',
      attemptId,
      ref: 'OR-1',
    });
    const approved = { attemptId, ref: 'OR-1' };
    expect(await provider.capture?.(approved)).toBeNull();
    expect(fake.calls.at(-1)).toMatchObject({
      path: '/v2/checkout/orders/OR-1/capture',
      key: `capture-${attemptId}`,
    });
    fake.refusal = 'ORDER_ALREADY_CAPTURED';
    expect(await provider.capture?.(approved)).toBeNull();
    fake.refusal = 'INSTRUMENT_DECLINED';
    expect(await provider.capture?.(approved)).toBe('The bank says no.');
    fake.refusal = null;
    fake.trouble = 503;
    await expect(provider.capture?.(approved)).rejects.toThrow(TargetUnavailableError);
    fake.trouble = null;
  });

  test('sends its token nowhere else, whatever address a report names', async () => {
    const { provider } = paypalAdapter(domain, fake);
    const elsewhere = new FakePaypal();
    await elsewhere.start();
    try {
      const up = { rel: 'up', href: `${fake.url}//${new URL(elsewhere.url).host}/v2/payments/captures/1` };
      const amount = { value: '1.00', currency_code: 'USD' };
      const event = {
        id: 'evt',
        event_type: 'PAYMENT.CAPTURE.REFUNDED',
        resource: { id: 'R-1', amount, links: [up] },
      };
      await expect(provider.read(fake.signed(event))).rejects.toThrow('is not PayPal');
      expect(elsewhere.calls).toEqual([]);
    } finally {
      await elsewhere.stop();
    }
  });

  test('gives back by the payment that its order led to', async () => {
    const { provider } = paypalAdapter(domain, fake);
    const { attemptId } = wantedPayment();
    const { ref } = await provider.begin(wantedPayment({ attemptId }));
    const refundId = randomUUID();
    const back = { refundId, attemptId, ref, amountMinor: 505, currency: 'USD' };
    expect(await provider.refund(back)).toBe('REFUNDED');
    expect(fake.calls.at(-1)).toEqual({
      path: `/v2/payments/captures/CA-${ref}/refund`,
      key: `refund-${refundId}`,
      body: {
        amount: { currency_code: 'USD', value: '5.05' },
        custom_id: attemptId,
        invoice_id: refundId,
      },
    });
  });

  test('[224] says of what it does not give back that it does not, and of what it cannot now nothing', async () => {
    const { provider } = paypalAdapter(domain, fake);
    const back = {
      refundId: randomUUID(),
      attemptId: randomUUID(),
      ref: 'OR-2',
      amountMinor: 505,
      currency: 'USD',
    };
    fake.refusal = 'TRANSACTION_DISPUTED';
    expect(await provider.refund(back)).toBe('REFUSED');
    fake.refusal = null;
    fake.trouble = 503;
    await expect(provider.refund(back)).rejects.toThrow(TargetUnavailableError);
    fake.trouble = null;
    expect(await provider.refund(back)).toBe('REFUNDED');
  });

  test('is known by its own certificate, from its own address and for our webhook', async () => {
    const { provider } = paypalAdapter(domain, fake);
    const event = paypalEventOf(reportOf(), fake);
    const bad = orderErrors.BAD_SIGNATURE.code;
    const { body, headers } = fake.signed(event);
    const from = (url: string) => ({ body, headers: { ...headers, 'paypal-cert-url': url } });
    expect(await refusal(() => provider.read(fake.signed(event, { byOther: true })))).toBe(bad);
    const [, rest = ''] = fake.url.split('127.0.0.1');
    for (const url of [
      `http://localhost${rest}/v1/notifications/certs/CERT-1`,
      `${fake.url}/v1/notifications/certs/../../files/CERT-1`,
      `${fake.url}/v1/notifications/certs/CERT-1?of=another`,
      'not an address',
    ])
      expect(await refusal(() => provider.read(from(url)))).toBe(bad);
    const algorithm = { ...headers, 'paypal-auth-algo': 'none' };
    expect(await refusal(() => provider.read({ body, headers: algorithm }))).toBe(bad);
  });

  test('is not asked for certificate after certificate that there is not, and is believed by its own afterwards', async () => {
    const { provider } = paypalAdapter(domain, fake);
    const { body, headers } = fake.signed(paypalEventOf(reportOf(), fake));
    const asked = fake.certificates.length;
    const named = (name: string) => ({
      body,
      headers: { ...headers, 'paypal-cert-url': `${fake.url}/v1/notifications/certs/${name}` },
    });
    expect(await refusal(() => provider.read({ body, headers }))).toBe('read');
    for (let number = 0; number < 30; number += 1)
      expect(await refusal(() => provider.read(named(`NONE-${String(number)}`)))).toBe(
        orderErrors.BAD_SIGNATURE.code,
      );
    // Its own, which takes nothing from the ten that may be missing.
    expect(fake.certificates.length - asked).toBe(11);
    expect(await refusal(() => provider.read({ body, headers }))).toBe('read');
  });

  test('is asked for one certificate once, and a stranger’s words for one take nothing from its own', async () => {
    const { provider } = paypalAdapter(domain, fake);
    const { body, headers } = fake.signed(paypalEventOf(reportOf(), fake));
    const asked = fake.certificates.length;
    const missing = { ...headers, 'paypal-cert-url': `${fake.url}/v1/notifications/certs/NONE` };
    for (let number = 0; number < 30; number += 1)
      expect(await refusal(() => provider.read({ body, headers: missing }))).toBe(
        orderErrors.BAD_SIGNATURE.code,
      );
    expect(fake.certificates.length - asked).toBe(1);
    const read = () => refusal(() => provider.read({ body, headers }));
    expect(await Promise.all([read(), read(), read()])).toEqual(['read', 'read', 'read']);
    expect(fake.certificates.length - asked).toBe(2);
  });
});
