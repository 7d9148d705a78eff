import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isOnline, onlineMethods, orderErrors, paymentLimits } from '@lyceum/contracts/payments';
import { CONFIG, type Config, DomainError } from '@lyceum/kernel';
import { openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { PaymentsModule } from '../payments.module';
import { type PaymentProvider, type Report, reportSchema, type WantedPayment } from './payment-provider.port';
import {
  sandboxName,
  SandboxProvider,
  sandboxSignature,
  sandboxSignatureHeader,
} from './sandbox/sandbox.provider';
import type { SandboxEvent } from './sandbox/sandbox.schema';

/** An adapter with what its provider would send, in the words of that provider, signed at a time. */
interface Adapter {
  readonly provider: PaymentProvider;
  sent(report: Report, at?: Date): { body: Buffer; headers: Record<string, string> };
}

let domain: OpenDomain;
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
}, 60_000);
afterAll(() => domain.close());

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

describe.each([[sandboxName, sandbox]])('[222] the provider %s', (name, adapter) => {
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
    const { provider, sent } = adapter();
    expect((await provider.begin(payment({ currency, amountMinor }))).ref).not.toBe('');
    const said = report({ currency, amountMinor });
    expect(provider.read(sent(said))).toEqual(said);
  });

  test.each<[string, Partial<Report>]>([
    ['paid', {}],
    ['declined', { kind: 'DECLINED', feeMinor: 0, decline: 'The bank says no.' }],
    ['given back, as we asked', { kind: 'REFUNDED', feeMinor: 0, refundId: randomUUID() }],
    ['given back by the provider', { kind: 'REFUNDED', feeMinor: 0 }],
    ['something of no concern', { kind: 'OTHER', feeMinor: 0 }],
  ])('reports what is %s', (_, overrides) => {
    const { provider, sent } = adapter();
    const said = report(overrides);
    expect(provider.read(sent(said))).toEqual(said);
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
