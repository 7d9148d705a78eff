import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import type { Actor } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { storedOne } from '@lyceum/kernel/stored';
import fc from 'fast-check';
import { LedgerCheck } from '../ledger/ledger-check';
import { OrderService } from '../orders/order.service';
import { OrderTimeOut } from '../orders/order-time-out';
import { PaymentsModule } from '../payments.module';
import type { PromoCode } from '../promo-codes/promo-code';
import type { Report } from '../providers/payment-provider.port';
import { RefundProcessor } from '../refunds/refund.processor';
import { buildProduct, buildPromoCode } from '../testing/payments.factories';
import { SettlementScene } from '../testing/settlement-scene';

let domain: OpenDomain;
let buyer: Actor;
let owner: User;
let scene: SettlementScene;
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  owner = await buildUser(domain.manager, { roles: ['SALES_TEAM'] });
  buyer = actorOf(await buildUser(domain.manager));
  scene = new SettlementScene(domain, buyer);
}, 60_000);
afterAll(() => domain.close());

describe('the states of an order', () => {
  test('[223] each change is noted with its reason, in the transaction that makes it', async () => {
    const bought = await scene.goToPay();
    expect(await scene.report(bought.attemptId, { kind: 'DECLINED', decline: 'No.' })).toBe('SETTLED');
    expect(await scene.statusOf(bought)).toBe('FAILED');
    const again = { ...bought, ...(await scene.start(bought.orderId)) };
    expect(await scene.report(again.attemptId)).toBe('SETTLED');
    expect(await scene.changesOf(bought)).toEqual([
      'PENDING ORDERED',
      'PENDING FAILED DECLINED',
      'FAILED PENDING PAYING',
      'PENDING SUCCEEDED PAID',
    ]);
  });
});

describe('what a provider reports', () => {
  test('[223] is done once, however often it comes, at once too', async () => {
    const bought = await scene.goToPay();
    const eventId = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => scene.report(bought.attemptId, { eventId, feeMinor: 4_350 })),
    );
    expect(outcomes.sort()).toEqual(['KNOWN', 'KNOWN', 'KNOWN', 'KNOWN', 'SETTLED']);
    expect(await scene.report(bought.attemptId)).toBe('REPEATED');
    expect(await scene.accountsOf(bought)).toEqual({ PROVIDER: 145_650, FEE: 4_350, REVENUE: -150_000 });
  });

  test('[223] of another amount or currency than the order has goes back, and the order stays unpaid', async () => {
    for (const wrong of [{ amountMinor: 149_999 }, { amountMinor: 150_001 }, { currency: 'JPY' }]) {
      const bought = await scene.goToPay();
      expect(await scene.report(bought.attemptId, wrong)).toBe('WRONG_AMOUNT');
      expect(await scene.statusOf(bought)).toBe('PENDING');
      await scene.sendRefunds();
      expect(await scene.accountsOf(bought)).toEqual({});
    }
  });

  test('[223] paid by two tries is paid once, and the second goes back', async () => {
    const bought = await scene.goToPay();
    const second = await scene.start(bought.orderId);
    expect(await scene.report(bought.attemptId)).toBe('SETTLED');
    expect(await scene.report(second.attemptId)).toBe('PAID_TWICE');
    await scene.sendRefunds();
    expect(await scene.statusOf(bought)).toBe('SUCCEEDED');
    expect(await scene.accountsOf(bought)).toEqual({ PROVIDER: 150_000, REVENUE: -150_000 });
  });

  test('[223] that it is declined, after it was paid, changes nothing; paid after it was declined counts', async () => {
    const bought = await scene.goToPay();
    await scene.report(bought.attemptId);
    expect(await scene.report(bought.attemptId, { kind: 'DECLINED' })).toBe('REPEATED');
    const other = await scene.goToPay();
    await scene.report(other.attemptId, { kind: 'DECLINED' });
    expect(await scene.report(other.attemptId)).toBe('SETTLED');
    expect([await scene.statusOf(bought), await scene.statusOf(other)]).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  });

  test('[223] money that goes back before we hear that it came waits for that', async () => {
    const bought = await scene.goToPay();
    expect(await scene.report(bought.attemptId, { kind: 'REFUNDED', amountMinor: 50_000 })).toBeNull();
    expect(await scene.report(bought.attemptId)).toBe('SETTLED');
    expect(await scene.accountsOf(bought)).toEqual({ PROVIDER: 100_000, REFUND: 50_000, REVENUE: -150_000 });
  });

  test('[223] paid after the time was over is honoured, and takes the use of its code again', async () => {
    const code = await buildPromoCode(domain.manager, owner, { usageLimit: 1 });
    const bought = await scene.goToPay({ code: code.code });
    await scene.timeOver(bought);
    await domain.module.get(OrderTimeOut).timeOut();
    expect(await scene.statusOf(bought)).toBe('CANCELED');
    expect((await storedOne<PromoCode>(domain.manager, 'promo_codes', { id: code.id })).usesCnt).toBe(0);
    expect(await scene.report(bought.attemptId, { amountMinor: 120_000 })).toBe('SETTLED_LATE');
    expect((await storedOne<PromoCode>(domain.manager, 'promo_codes', { id: code.id })).usesCnt).toBe(1);
    expect((await scene.changesOf(bought)).slice(-2)).toEqual([
      'PENDING CANCELED TIMED_OUT',
      'CANCELED SUCCEEDED PAID_LATE',
    ]);
  });

  test('[224] of money given back counts for our own refund alone, as it was asked for, and never beyond what came', async () => {
    const [bought, other] = [await scene.goToPay(), await scene.goToPay()];
    await scene.report(bought.attemptId);
    await scene.report(other.attemptId);
    const refundId = await scene.refund(bought, 50_000);
    const says = (attemptId: string, said: Partial<Report>) =>
      scene.report(attemptId, { kind: 'REFUNDED', refundId, amountMinor: 50_000, ...said });
    expect(await says(other.attemptId, {})).toBe('WRONG_AMOUNT');
    expect(await says(bought.attemptId, { amountMinor: 50_001 })).toBe('WRONG_AMOUNT');
    expect(await says(bought.attemptId, { currency: 'JPY' })).toBe('WRONG_AMOUNT');
    expect(await says(bought.attemptId, { refundId: null, amountMinor: 100_001 })).toBe('WRONG_AMOUNT');
    expect(await says(bought.attemptId, { refundId: null, currency: 'JPY' })).toBe('WRONG_AMOUNT');
    expect(await scene.accountsOf(bought)).toEqual({ PROVIDER: 150_000, REVENUE: -150_000 });
    expect(await says(bought.attemptId, {})).toBe('SETTLED');
    expect(await scene.accountsOf(bought)).toEqual({ PROVIDER: 100_000, REFUND: 50_000, REVENUE: -150_000 });
    expect(await scene.accountsOf(other)).toEqual({ PROVIDER: 150_000, REVENUE: -150_000 });
  });

  test('[224] takes a code’s use back once all has gone back, not once all is asked back', async () => {
    const code = await buildPromoCode(domain.manager, owner, { usageLimit: 1 });
    const usesOf = async () =>
      (await storedOne<PromoCode>(domain.manager, 'promo_codes', { id: code.id })).usesCnt;
    const bought = await scene.goToPay({ code: code.code });
    await scene.report(bought.attemptId, { amountMinor: 120_000 });
    const [first, second] = [await scene.refund(bought, 20_000), await scene.refund(bought, 100_000)];
    const send = (refundId: string | null) =>
      domain.module.get(RefundProcessor).send({ payload: { refundId: refundId ?? '' } });
    await send(first);
    expect(await usesOf()).toBe(1);
    await send(second);
    expect(await usesOf()).toBe(0);
  });

  test('[223] paid after somebody else had the last use of its code goes back', async () => {
    const code = await buildPromoCode(domain.manager, owner, { usageLimit: 1 });
    const bought = await scene.goToPay({ code: code.code });
    await scene.cancel(bought);
    const other = actorOf(await buildUser(domain.manager));
    await scene.goToPay({ code: code.code }, other);
    expect(await scene.report(bought.attemptId, { amountMinor: 120_000 })).toBe('TOO_LATE');
    await scene.sendRefunds();
    expect([await scene.statusOf(bought), await scene.accountsOf(bought)]).toEqual(['CANCELED', {}]);
  });
});

describe('the ledger', () => {
  test('[227] takes no transaction that does not sum to zero, and no change of what is booked', async () => {
    const bought = await scene.goToPay();
    await scene.report(bought.attemptId);
    const off = domain.manager.transaction(async (inside) => {
      const [row] = await inside.query<{ id: string }[]>(
        `INSERT INTO ledger_transactions (order_id, cause) VALUES ($1, $2) RETURNING id`,
        [bought.orderId, randomUUID()],
      );
      await inside.query(
        `INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
         VALUES ($1, 'PROVIDER', 'USD', 100), ($1, 'REVENUE', 'JPY', -100)`,
        [row?.id],
      );
    });
    await expect(off).rejects.toThrow('does not sum to zero');
    for (const change of [
      'UPDATE ledger_entries SET amount_minor = 1',
      'DELETE FROM ledger_entries',
      'TRUNCATE ledger_entries',
    ])
      await expect(scene.query(change)).rejects.toThrow('The ledger is only added to');
  });

  test.each([
    ['JPY', 1_500],
    ['KWD', 12_345],
  ] as const)('[227] keeps %s in its minor units', async (currency, priceMinor) => {
    const { key: product } = await buildProduct(domain.manager, { currency, priceMinor });
    const bought = await scene.goToPay({ product, currency });
    expect(await scene.report(bought.attemptId, { currency, amountMinor: priceMinor })).toBe('SETTLED');
    expect(await scene.accountsOf(bought)).toEqual({ PROVIDER: priceMinor, REVENUE: -priceMinor });
  });

  test('[225] books what a code takes off, also of what is waived', async () => {
    const { code } = await buildPromoCode(domain.manager, owner, { percentOff: 20 });
    const bought = await scene.goToPay({ code });
    await scene.report(bought.attemptId, { amountMinor: 120_000 });
    expect(await scene.accountsOf(bought)).toEqual({
      PROVIDER: 120_000,
      DISCOUNT: 30_000,
      REVENUE: -150_000,
    });
    const all = await buildPromoCode(domain.manager, owner, { percentOff: 100 });
    const { id: orderId } = await domain.module.get(OrderService).create(buyer, {
      userId: buyer.userId,
      clientKey: randomUUID(),
      product: 'kia',
      currency: 'USD',
      method: 'CARD',
      code: all.code,
    });
    expect(await scene.accountsOf({ orderId })).toEqual({ DISCOUNT: 150_000, REVENUE: -150_000 });
  });

  test('money never goes back beyond what came, also of many who ask at once, and a key asks once', async () => {
    const bought = await scene.goToPay();
    await scene.report(bought.attemptId);
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 4 }, () => scene.refund(bought, 10_000, key)));
    expect(same.filter((id) => id !== null)).toHaveLength(1);
    const many = await Promise.all(Array.from({ length: 10 }, () => scene.refund(bought, 30_000)));
    expect(many.filter((id) => id !== null)).toHaveLength(4);
    await scene.sendRefunds();
    expect(await scene.accountsOf(bought)).toEqual({ PROVIDER: 20_000, REFUND: 130_000, REVENUE: -150_000 });
  });

  const step = fc.oneof(
    fc.record({
      act: fc.constant('paid' as const),
      attempt: fc.nat(1),
      event: fc.nat(2),
      off: fc.constantFrom(0, 0, 0, 1),
    }),
    fc.record({ act: fc.constant('declined' as const), attempt: fc.nat(1) }),
    fc.record({
      act: fc.constant('givenBack' as const),
      attempt: fc.nat(1),
      amount: fc.constantFrom(1, 40_000, 120_000),
    }),
    fc.record({
      act: fc.constant('disputed' as const),
      attempt: fc.nat(1),
      kind: fc.constantFrom('DISPUTE_OPENED' as const, 'DISPUTE_WON' as const, 'DISPUTE_LOST' as const),
    }),
    fc.record({
      act: fc.constant('refund' as const),
      attempt: fc.nat(1),
      amount: fc.constantFrom(40_000, 120_000),
    }),
    fc.record({
      act: fc.constantFrom('cancel' as const, 'timeOut' as const, 'other' as const, 'send' as const),
    }),
  );

  test('whatever comes in whatever order: nothing is lost, and a code is used as often as it may be', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const code = await buildPromoCode(domain.manager, owner, { usageLimit: 1 });
        const [first, other] = (await domain.people(2)).map(actorOf) as [Actor, Actor];
        const bought = await scene.goToPay({ code: code.code }, first);
        // A sixth of the price is tax.
        await scene.query('UPDATE orders SET tax_percent = 20, tax_minor = total_minor / 6 WHERE id = $1', [
          bought.orderId,
        ]);
        const attempts = [bought.attemptId, (await scene.start(bought.orderId, first)).attemptId];
        for (const one of steps) {
          if (one.act === 'cancel') await scene.cancel(bought, first).catch(refused);
          if (one.act === 'timeOut') {
            await scene.timeOver(bought);
            await domain.module.get(OrderTimeOut).timeOut();
          }
          if (one.act === 'other') await scene.goToPay({ code: code.code }, other).catch(refused);
          if (one.act === 'send') await scene.sendRefunds();
          if (!('attempt' in one)) continue;
          const attemptId = attempts[one.attempt] ?? bought.attemptId;
          if (one.act === 'paid')
            await scene.report(attemptId, {
              eventId: `${attemptId} ${String(one.event)}`,
              amountMinor: 120_000 + one.off,
              feeMinor: 7,
            });
          if (one.act === 'declined') await scene.report(attemptId, { kind: 'DECLINED' });
          if (one.act === 'givenBack')
            await scene.report(attemptId, { kind: 'REFUNDED', amountMinor: one.amount });
          if (one.act === 'disputed') {
            const dispute = { ref: `dispute ${attemptId}`, reason: '', dueAt: null };
            await scene.report(attemptId, { kind: one.kind, amountMinor: 120_000, dispute });
          }
          if (one.act === 'refund') await scene.refund({ ...bought, attemptId }, one.amount);
        }
        await scene.sendRefunds();
        const faults = await domain.module.get(LedgerCheck).faults();
        expect(faults.filter(({ orderId }) => orderId === bought.orderId)).toEqual([]);
        const { usesCnt } = await storedOne<PromoCode>(domain.manager, 'promo_codes', { id: code.id });
        const [{ standing } = { standing: -1 }] = await scene.query<{ standing: number }>(
          'SELECT count(*)::int AS standing FROM promo_code_redemptions WHERE promo_code_id = $1 AND returned_at IS NULL',
          [code.id],
        );
        expect(usesCnt).toBe(standing);
        expect(usesCnt).toBeLessThanOrEqual(1);
        // What is with us is the price of what is paid, or nothing.
        const [kept = { minor: -1 }] = await scene.query<{ minor: number }>(
          `SELECT COALESCE(sum(received_minor - refunded_minor), 0)::int AS minor FROM payment_attempts WHERE order_id = $1`,
          [bought.orderId],
        );
        expect(kept.minor).toBeLessThanOrEqual(120_000);
        if ((await scene.statusOf(bought)) !== 'SUCCEEDED') expect(kept.minor).toBe(0);
      }),
      { numRuns: 60 },
    );
  }, 240_000);
});

/** A rule said no, which is one of the things that happen. */
function refused(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'DomainError') throw error;
}
