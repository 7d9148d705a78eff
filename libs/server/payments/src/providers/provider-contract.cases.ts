import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isOnline, onlineMethods, orderErrors, paymentLimits } from '@lyceum/contracts/payments';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { PaymentsModule } from '../payments.module';
import { refusal, reportOf, wantedPayment } from '../testing/adapters/adapter';
import { paypalAdapter } from '../testing/adapters/paypal-adapter';
import { sandboxAdapter } from '../testing/adapters/sandbox-adapter';
import { stripeAdapter } from '../testing/adapters/stripe-adapter';
import { FakePaypal } from '../testing/fake-paypal';
import { FakeStripe } from '../testing/fake-stripe';
import { type Report, reportSchema } from './payment-provider.port';
import { paypalName } from './paypal/paypal.provider';
import { sandboxName } from './sandbox/sandbox.provider';
import { stripeName } from './stripe/stripe.provider';

let domain: OpenDomain;
const fakeStripe = new FakeStripe();
const fakePaypal = new FakePaypal();
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  await fakeStripe.start();
  await fakePaypal.start();
}, 60_000);
afterAll(async () => {
  await fakePaypal.stop();
  await fakeStripe.stop();
  await domain.close();
});

const disputed = { ref: 'dispute-1', reason: 'product_not_received', dueAt: '2026-12-24T12:00:00.000Z' };

describe.each([
  [sandboxName, () => sandboxAdapter(domain)],
  [stripeName, () => stripeAdapter(domain, fakeStripe)],
  [paypalName, () => paypalAdapter(domain, fakePaypal)],
])('[222] the provider %s', (name, adapter) => {
  test('is called by its name, and takes ways to pay that are paid online', () => {
    const { provider } = adapter();
    expect(provider.name).toBe(name);
    expect(provider.methods.length).toBeGreaterThan(0);
    expect(provider.methods.every((method) => isOnline(method) && onlineMethods.includes(method))).toBe(true);
  });

  test('begins a payment once for an attempt, also of many calls at once', async () => {
    const { provider } = adapter();
    const wanted = wantedPayment();
    const begun = await Promise.all(Array.from({ length: 5 }, () => provider.begin(wanted)));
    expect(new Set(begun.map(({ ref }) => ref)).size).toBe(1);
    expect(begun[0]?.pageUrl).toMatch(/^https?:\/\//);
    expect((await provider.begin(wantedPayment())).ref).not.toBe(begun[0]?.ref);
  });

  test.each([
    ['JPY', 1_500],
    ['KWD', 1_500],
    ['USD', 150_000],
  ] as const)('takes %s in its minor units', async (currency, amountMinor) => {
    const { provider, sent, says } = adapter();
    expect((await provider.begin(wantedPayment({ currency, amountMinor }))).ref).not.toBe('');
    const said = reportOf({ currency, amountMinor });
    expect(await provider.read(sent(said))).toEqual(says(said));
  });

  test.each<[string, Partial<Report>]>([
    ['paid', {}],
    ['declined', { kind: 'DECLINED', feeMinor: 0, decline: 'The bank says no.' }],
    ['given back, as we asked', { kind: 'REFUNDED', feeMinor: 0, refundId: randomUUID() }],
    ['given back by the provider', { kind: 'REFUNDED', feeMinor: 0 }],
    ['something of no concern', { kind: 'OTHER', feeMinor: 0 }],
    ['disputed', { kind: 'DISPUTE_OPENED', feeMinor: 0, dispute: disputed }],
    ['disputed and ours', { kind: 'DISPUTE_WON', feeMinor: 0, dispute: disputed }],
    ['disputed and lost', { kind: 'DISPUTE_LOST', feeMinor: 0, dispute: disputed }],
  ])('reports what is %s', async (_, overrides) => {
    const { provider, sent, says } = adapter();
    const said = reportOf(overrides);
    expect(reportSchema.parse(await provider.read(sent(said)))).toEqual(says(said));
  });

  test('is believed for its signature alone', async () => {
    const { provider, sent } = adapter();
    const { body, headers } = sent(reportOf());
    const changed = Buffer.from(body.toString().replace(/180(00|\.00)/, '181$1'));
    expect(changed).not.toEqual(body);
    const bad = orderErrors.BAD_SIGNATURE.code;
    expect(await refusal(() => provider.read({ body: changed, headers }))).toBe(bad);
    expect(await refusal(() => provider.read({ body, headers: {} }))).toBe(bad);
    const [header, value = ''] = Object.entries(headers)[0] ?? [];
    const middle = Math.floor(value.length / 2);
    const other = value.slice(0, middle) + (value[middle] === '0' ? '1' : '0') + value.slice(middle + 1);
    expect(await refusal(() => provider.read({ body, headers: { ...headers, [header ?? '']: other } }))).toBe(
      bad,
    );
  });

  test('is believed for five minutes, by a clock that may be off as much', async () => {
    const { provider, sent } = adapter();
    const at = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
    const within = paymentLimits.signatureSeconds - 5;
    for (const seconds of [-within, within])
      expect(await refusal(() => provider.read(sent(reportOf(), at(seconds))))).toBe('read');
    for (const seconds of [-within - 10, within + 10])
      expect(await refusal(() => provider.read(sent(reportOf(), at(seconds))))).toBe(
        orderErrors.BAD_SIGNATURE.code,
      );
  });

  test('lists what was paid and went back, by our ids', async () => {
    const { provider, moves } = adapter();
    const at = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);
    const of = { attemptId: randomUUID(), currency: 'USD', at };
    const paid = {
      ...of,
      id: `paid-${of.attemptId}`,
      kind: 'PAID',
      refundId: null,
      amountMinor: 18_000,
    } as const;
    const back = { ...of, id: '', kind: 'REFUNDED', refundId: randomUUID(), amountMinor: 505 } as const;
    const moved = [
      { ...paid, feeMinor: 522 },
      { ...back, id: back.refundId, feeMinor: 0 },
    ];
    await moves(moved);
    const listed = await provider.movements(new Date(at.getTime() - 60_000), new Date());
    expect(listed.filter(({ attemptId }) => attemptId === of.attemptId)).toEqual(moved);
    expect(listed.every(({ kind }) => kind === 'PAID' || kind === 'REFUNDED')).toBe(true);
  });

  test('gives money back, and once for a refund', async () => {
    const { provider } = adapter();
    const { attemptId, amountMinor, currency } = wantedPayment();
    const { ref } = await provider.begin(wantedPayment({ attemptId }));
    const back = { refundId: randomUUID(), attemptId, ref, amountMinor, currency };
    const answers = [await provider.refund(back), await provider.refund(back)];
    expect(answers[1]).toEqual(answers[0]);
  });
});

test('[222] a dispute has a name, and nothing else has one', () => {
  expect(reportSchema.safeParse(reportOf({ kind: 'DISPUTE_LOST', dispute: disputed })).success).toBe(true);
  expect(reportSchema.safeParse(reportOf({ kind: 'DISPUTE_LOST' })).success).toBe(false);
  expect(reportSchema.safeParse(reportOf({ dispute: disputed })).success).toBe(false);
});

test('[222] a report of no money, or of which more is kept than came, is none', () => {
  const isReport = (said: Partial<Report>): boolean => reportSchema.safeParse(reportOf(said)).success;
  expect(isReport({ feeMinor: 18_000 })).toBe(true);
  expect(isReport({ feeMinor: 18_001 })).toBe(false);
  expect(isReport({ amountMinor: 2_147_483_647, feeMinor: 2_147_483_648 })).toBe(false);
  const nothing = { amountMinor: 0, feeMinor: 0 };
  expect(isReport(nothing)).toBe(false);
  expect(isReport({ ...nothing, kind: 'REFUNDED' })).toBe(false);
  expect(isReport({ ...nothing, kind: 'DECLINED' })).toBe(true);
});
