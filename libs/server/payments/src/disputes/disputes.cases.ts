import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { storedOne } from '@lyceum/kernel/stored';
import { PaymentsModule } from '../payments.module';
import type { PromoCode } from '../promo-codes/promo-code';
import { buildPromoCode } from '../testing/payments.factories';
import { type Bought, SettlementScene } from '../testing/settlement-scene';

let domain: OpenDomain;
let owner: User;
let scene: SettlementScene;
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  owner = await buildUser(domain.manager, { roles: ['SALES_TEAM'] });
  scene = new SettlementScene(domain, actorOf(await buildUser(domain.manager)));
}, 60_000);
afterAll(() => domain.close());

describe('a dispute', () => {
  const about = (ref: string = randomUUID()) => ({
    amountMinor: 150_000,
    dispute: { ref, reason: 'not_received', dueAt: '2030-01-01T00:00:00.000Z' },
  });
  const stateOf = async ({ orderId }: Bought) =>
    (
      await scene.query<{ state: string }>('SELECT state FROM order_disputes WHERE order_id = $1', [orderId])
    ).map(({ state }) => state);

  test('[223] that is lost has gone back, once, and with it the use of a code; one that is won changes nothing', async () => {
    const code = await buildPromoCode(domain.manager, owner, { usageLimit: 1 });
    const bought = await scene.goToPay({ code: code.code });
    await scene.report(bought.attemptId, { amountMinor: 120_000 });
    const asked = { ...about(), amountMinor: 120_000 };
    expect(await scene.report(bought.attemptId, { kind: 'DISPUTE_OPENED', ...asked })).toBe('SETTLED');
    expect(await scene.report(bought.attemptId, { kind: 'DISPUTE_OPENED', ...asked })).toBe('REPEATED');
    expect(await stateOf(bought)).toEqual(['OPEN']);
    expect(await scene.accountsOf(bought)).toEqual({
      PROVIDER: 120_000,
      DISCOUNT: 30_000,
      REVENUE: -150_000,
    });
    expect(await scene.report(bought.attemptId, { kind: 'DISPUTE_LOST', ...asked })).toBe('SETTLED');
    expect(await scene.report(bought.attemptId, { kind: 'DISPUTE_WON', ...asked })).toBe('REPEATED');
    expect(await stateOf(bought)).toEqual(['LOST']);
    expect(await scene.accountsOf(bought)).toEqual({ REFUND: 120_000, DISCOUNT: 30_000, REVENUE: -150_000 });
    expect((await storedOne<PromoCode>(domain.manager, 'promo_codes', { id: code.id })).usesCnt).toBe(0);

    const other = await scene.goToPay();
    await scene.report(other.attemptId);
    const won = about();
    await scene.report(other.attemptId, { kind: 'DISPUTE_OPENED', ...won });
    expect(await scene.report(other.attemptId, { kind: 'DISPUTE_WON', ...won })).toBe('SETTLED');
    expect(await scene.accountsOf(other)).toEqual({ PROVIDER: 150_000, REVENUE: -150_000 });
  });

  test('[223] that is lost about money that is not with us stays a case, however often it is worked on, until it can be booked', async () => {
    const bought = await scene.goToPay();
    await scene.report(bought.attemptId);
    const lost = { kind: 'DISPUTE_LOST', ...about() } as const;
    const wrong = { ...lost, currency: 'EUR' };
    expect(await scene.report(bought.attemptId, wrong)).toBe('WRONG_AMOUNT');
    expect(await scene.report(bought.attemptId, wrong)).toBe('WRONG_AMOUNT');
    expect(await scene.report(bought.attemptId, lost)).toBe('SETTLED');
    expect(await scene.report(bought.attemptId, lost)).toBe('REPEATED');
    expect(await scene.accountsOf(bought)).toEqual({ REFUND: 150_000, REVENUE: -150_000 });
  });

  test('[223] is decided before we hear that it began, or that anything was paid', async () => {
    const bought = await scene.goToPay();
    const asked = about();
    expect(await scene.report(bought.attemptId, { kind: 'DISPUTE_LOST', ...asked })).toBeNull();
    await scene.report(bought.attemptId);
    expect(await scene.report(bought.attemptId, { kind: 'DISPUTE_OPENED', ...asked })).toBe('REPEATED');
    expect(await stateOf(bought)).toEqual(['LOST']);
    expect(await scene.accountsOf(bought)).toEqual({ REFUND: 150_000, REVENUE: -150_000 });
  });

  test('[223, 224] of money that staff gave back just then: it waits, and goes once, by the bank or by us', async () => {
    for (const [kind, causes, left] of [
      ['DISPUTE_LOST', ['STAFF REFUSED', 'DISPUTE REFUNDED'], { REFUND: 150_000, REVENUE: -150_000 }],
      ['DISPUTE_WON', ['STAFF REFUNDED'], { PROVIDER: 50_000, REFUND: 100_000, REVENUE: -150_000 }],
    ] as const) {
      const bought = await scene.goToPay();
      await scene.report(bought.attemptId);
      await scene.refund(bought, 100_000);
      const asked = about();
      await scene.report(bought.attemptId, { kind: 'DISPUTE_OPENED', ...asked });
      await scene.sendRefunds();
      expect(await scene.accountsOf(bought)).toEqual({ PROVIDER: 150_000, REVENUE: -150_000 });
      expect(await scene.report(bought.attemptId, { kind, ...asked })).toBe('SETTLED');
      await scene.sendRefunds();
      const refunds = await scene.query<{ said: string }>(
        `SELECT concat_ws(' ', cause, state) AS said FROM order_refunds WHERE order_id = $1 ORDER BY id`,
        [bought.orderId],
      );
      expect(refunds.map(({ said }) => said).sort()).toEqual([...causes].sort());
      expect(await scene.accountsOf(bought)).toEqual(left);
      const raised = await scene.query<{ number: number }>(
        `SELECT refunded_minor AS number FROM payment_attempts WHERE id = $1`,
        [bought.attemptId],
      );
      expect(raised).toEqual([{ number: kind === 'DISPUTE_LOST' ? 150_000 : 100_000 }]);
    }
  });

  test('[223] about more than is with us, or in another currency, moves nothing', async () => {
    const bought = await scene.goToPay();
    await scene.report(bought.attemptId);
    await scene.refund(bought, 100_000);
    await scene.sendRefunds();
    expect(await scene.report(bought.attemptId, { kind: 'DISPUTE_LOST', ...about() })).toBe('WRONG_AMOUNT');
    expect(await scene.report(bought.attemptId, { kind: 'DISPUTE_LOST', ...about(), currency: 'JPY' })).toBe(
      'WRONG_AMOUNT',
    );
    await scene.sendRefunds();
    expect(await scene.accountsOf(bought)).toEqual({ PROVIDER: 50_000, REFUND: 100_000, REVENUE: -150_000 });
  });
});
