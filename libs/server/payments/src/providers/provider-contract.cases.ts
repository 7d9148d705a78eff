import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isOnline, onlineMethods, orderErrors, paymentLimits } from '@lyceum/contracts/payments';
import { CONFIG, type Config, DomainError, OutgoingCalls, TargetUnavailableError } from '@lyceum/kernel';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import Stripe from 'stripe';
import { FakeStripe } from '../testing/fake-stripe';
import { PaymentsModule } from '../payments.module';
import { type PaymentProvider, type Report, reportSchema, type WantedPayment } from './payment-provider.port';
import {
  sandboxName,
  SandboxProvider,
  sandboxSignature,
  sandboxSignatureHeader,
} from './sandbox/sandbox.provider';
import type { SandboxEvent } from './sandbox/sandbox.schema';
import { stripeName, StripeProvider } from './stripe/stripe.provider';

/** An adapter with what its provider would send, in the words of that provider, signed at a time. */
interface Adapter {
  readonly provider: PaymentProvider;
  sent(report: Report, at?: Date): { body: Buffer; headers: Record<string, string> };
  /** What of a report this provider tells. */
  says(report: Report): Report;
}

let domain: OpenDomain;
const fakeStripe = new FakeStripe();
let stripeUrl: string;
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  stripeUrl = await fakeStripe.start();
}, 60_000);
afterAll(async () => {
  await fakeStripe.stop();
  await domain.close();
});

const typeOf = { PAID: 'paid', DECLINED: 'declined', REFUNDED: 'refunded', OTHER: 'seen' } as const;

function sandbox(): Adapter {
  const signature = sandboxSignature(domain.module.get<Config>(CONFIG));
  return {
    provider: domain.module.get(SandboxProvider),
    sent: (report, at = new Date()) => {
      const event: SandboxEvent = {
        id: report.eventId,
        type: `payment.${typeOf[report.kind]}`,
        payment: { ref: report.ref, key: report.attemptId },
        amount: report.amountMinor,
        currency: report.currency,
        fee: report.feeMinor,
        refund: report.refundId,
        decline: report.decline,
      };
      const body = Buffer.from(JSON.stringify(event));
      return { body, headers: { [sandboxSignatureHeader]: signature.sign(body, at) } };
    },
    says: (report) => report,
  };
}

const stripeSecret = 'whsec_of_a_test';

const stripeProvider = (): StripeProvider =>
  new StripeProvider(
    {
      STRIPE_SECRET_KEY: 'sk_test_of_nobody',
      STRIPE_WEBHOOK_SECRET: stripeSecret,
      STRIPE_API_URL: stripeUrl,
      STRIPE_METHODS: ['CARD', 'ALIPAY', 'WECHATPAY'],
    },
    domain.module.get(OutgoingCalls),
  );

/** Stripe, spoken to by a fake at the wire. It tells no fee, and of what was declined not why. */
function stripe(): Adapter {
  return {
    provider: stripeProvider(),
    sent: (report, at = new Date()) => {
      const payload = JSON.stringify(stripeEventOf(report));
      const timestamp = Math.floor(at.getTime() / 1000);
      const header = new Stripe('sk_test_of_nobody').webhooks.generateTestHeaderString({
        payload,
        timestamp,
        secret: stripeSecret,
      });
      return { body: Buffer.from(payload), headers: { 'stripe-signature': header } };
    },
    says: (report) =>
      report.kind === 'OTHER'
        ? {
            ...report,
            attemptId: '00000000-0000-0000-0000-000000000000',
            ref: '',
            amountMinor: 0,
            currency: 'XXX',
          }
        : { ...report, feeMinor: 0, decline: report.decline && 'The payment was declined.' },
  };
}

function stripeEventOf({
  eventId: id,
  kind,
  attemptId,
  ref,
  amountMinor,
  currency,
  refundId,
}: Report): object {
  const metadata = { attemptId };
  const paid = { payment_intent: ref, currency: currency.toLowerCase(), metadata };
  const session = { id: 'cs_1', object: 'checkout.session', ...paid, amount_total: amountMinor };
  if (kind === 'PAID')
    return {
      id,
      type: 'checkout.session.completed',
      data: { object: { ...session, payment_status: 'paid' } },
    };
  if (kind === 'DECLINED')
    return { id, type: 'checkout.session.async_payment_failed', data: { object: session } };
  if (kind === 'OTHER') return { id, type: 'customer.created', data: { object: {} } };
  // Something had gone back before.
  const charge = { id: 'ch_1', object: 'charge', ...paid, amount_refunded: 500 + amountMinor };
  const request = { id: 'req_1', idempotency_key: refundId && `refund-${refundId}` };
  return {
    id,
    type: 'charge.refunded',
    request,
    data: { object: charge, previous_attributes: { amount_refunded: 500 } },
  };
}

const payment = (overrides: Partial<WantedPayment> = {}): WantedPayment => ({
  attemptId: randomUUID(),
  method: 'CARD',
  amountMinor: 18_000,
  currency: 'USD',
  title: 'A seat',
  returnUrl: 'https://lyceum.example/payments/order/1',
  ...overrides,
});

const report = (overrides: Partial<Report> = {}): Report => ({
  eventId: `evt_${randomUUID()}`,
  kind: 'PAID',
  attemptId: randomUUID(),
  ref: 'ref',
  amountMinor: 18_000,
  currency: 'USD',
  feeMinor: 522,
  refundId: null,
  decline: null,
  ...overrides,
});

function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'read';
}

describe.each([
  [sandboxName, sandbox],
  [stripeName, stripe],
])('[222] the provider %s', (name, adapter) => {
  test('is called by its name, and takes ways to pay that are paid online', () => {
    const { provider } = adapter();
    expect(provider.name).toBe(name);
    expect(provider.methods.length).toBeGreaterThan(0);
    expect(provider.methods.every((method) => isOnline(method) && onlineMethods.includes(method))).toBe(true);
  });

  test('begins a payment once for an attempt, also of many calls at once', async () => {
    const { provider } = adapter();
    const wanted = payment();
    const begun = await Promise.all(Array.from({ length: 5 }, () => provider.begin(wanted)));
    expect(new Set(begun.map(({ ref }) => ref)).size).toBe(1);
    expect(begun[0]?.pageUrl).toMatch(/^https?:\/\//);
    expect((await provider.begin(payment())).ref).not.toBe(begun[0]?.ref);
  });

  test.each([
    ['JPY', 1_500],
    ['KWD', 1_500],
    ['USD', 150_000],
  ] as const)('takes %s in its minor units', async (currency, amountMinor) => {
    const { provider, sent, says } = adapter();
    expect((await provider.begin(payment({ currency, amountMinor }))).ref).not.toBe('');
    const said = report({ currency, amountMinor });
    expect(provider.read(sent(said))).toEqual(says(said));
  });

  test.each<[string, Partial<Report>]>([
    ['paid', {}],
    ['declined', { kind: 'DECLINED', feeMinor: 0, decline: 'The bank says no.' }],
    ['given back, as we asked', { kind: 'REFUNDED', feeMinor: 0, refundId: randomUUID() }],
    ['given back by the provider', { kind: 'REFUNDED', feeMinor: 0 }],
    ['something of no concern', { kind: 'OTHER', feeMinor: 0 }],
  ])('reports what is %s', (_, overrides) => {
    const { provider, sent, says } = adapter();
    const said = report(overrides);
    expect(reportSchema.parse(provider.read(sent(said)))).toEqual(says(said));
  });

  test('is believed for its signature alone', () => {
    const { provider, sent } = adapter();
    const { body, headers } = sent(report());
    const changed = Buffer.from(body.toString().replace('18000', '18001'));
    const bad = orderErrors.BAD_SIGNATURE.code;
    expect(refusal(() => provider.read({ body: changed, headers }))).toBe(bad);
    expect(refusal(() => provider.read({ body, headers: {} }))).toBe(bad);
    const [header, value = ''] = Object.entries(headers)[0] ?? [];
    const other = value.replace(/[0-9a-f]$/, (last) => (last === '0' ? '1' : '0'));
    expect(refusal(() => provider.read({ body, headers: { [header ?? '']: other } }))).toBe(bad);
  });

  test('is believed for five minutes, by a clock that may be off as much', () => {
    const { provider, sent } = adapter();
    const at = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
    const within = paymentLimits.signatureSeconds - 5;
    for (const seconds of [-within, within])
      expect(refusal(() => provider.read(sent(report(), at(seconds))))).toBe('read');
    for (const seconds of [-within - 10, within + 10])
      expect(refusal(() => provider.read(sent(report(), at(seconds))))).toBe(orderErrors.BAD_SIGNATURE.code);
  });

  test('gives money back, and once for a refund', async () => {
    const { provider } = adapter();
    const { attemptId, amountMinor, currency } = payment();
    const { ref } = await provider.begin(payment({ attemptId }));
    const back = { refundId: randomUUID(), attemptId, ref, amountMinor, currency };
    const answers = [await provider.refund(back), await provider.refund(back)];
    expect(answers[1]).toEqual(answers[0]);
  });
});

test('[222] a report of no money, or of which more is kept than came, is none', () => {
  const isReport = (said: Partial<Report>): boolean => reportSchema.safeParse(report(said)).success;
  expect(isReport({ feeMinor: 18_000 })).toBe(true);
  expect(isReport({ feeMinor: 18_001 })).toBe(false);
  expect(isReport({ amountMinor: 2_147_483_647, feeMinor: 2_147_483_648 })).toBe(false);
  const nothing = { amountMinor: 0, feeMinor: 0 };
  expect(isReport(nothing)).toBe(false);
  expect(isReport({ ...nothing, kind: 'REFUNDED' })).toBe(false);
  expect(isReport({ ...nothing, kind: 'DECLINED' })).toBe(true);
});

describe('Stripe', () => {
  test('[222] is told what is paid and by which way, and our attempt with it; nothing of the buyer', async () => {
    const wanted = payment({ method: 'WECHATPAY', currency: 'CNY' });
    await stripeProvider().begin(wanted);
    const { path, form, key } = fakeStripe.calls.at(-1)!;
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

  test('gives back by the payment that its session led to', async () => {
    const provider = stripeProvider();
    const wanted = payment();
    const { ref } = await provider.begin(wanted);
    const refundId = randomUUID();
    const back = { refundId, attemptId: wanted.attemptId, ref, amountMinor: 500, currency: 'USD' };
    expect(await provider.refund(back)).toEqual({ isDone: true });
    const { form, key } = fakeStripe.calls.at(-1)!;
    expect([form.get('payment_intent'), form.get('amount'), key]).toEqual([
      `pi_${ref}`,
      '500',
      `refund-${refundId}`,
    ]);
  });

  test('that is completed and not paid yet, as some ways to pay are, is no payment', () => {
    const { provider, sent } = stripe();
    const { body } = sent(report());
    const unpaid = Buffer.from(
      body.toString().replace('"payment_status":"paid"', '"payment_status":"unpaid"'),
    );
    const header = new Stripe('sk_test_of_nobody').webhooks.generateTestHeaderString({
      payload: unpaid.toString(),
      secret: stripeSecret,
    });
    expect(provider.read({ body: unpaid, headers: { 'stripe-signature': header } }).kind).toBe('OTHER');
  });

  test('that is away, or says no, begins nothing, and begins it under the same key afterwards', async () => {
    const provider = stripeProvider();
    const wanted = payment();
    fakeStripe.trouble = 402;
    await expect(provider.begin(wanted)).rejects.toThrow();
    fakeStripe.trouble = 503;
    await expect(provider.begin(wanted)).rejects.toThrow(TargetUnavailableError);
    fakeStripe.trouble = null;
    const begun = await provider.begin(wanted);
    expect(begun.pageUrl).toMatch(/^https:/);
    expect(fakeStripe.calls.at(-1)?.key).toBe(wanted.attemptId);
  });
});
