import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { guessLimits } from '@lyceum/contracts/auth';
import { type CreateOrderInput, promoCodeErrors } from '@lyceum/contracts/payments';
import { type Actor, DomainError } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { storedOne } from '@lyceum/kernel/stored';
import type { EntityManager } from 'typeorm';
import { PaymentsModule } from '../payments.module';
import type { PromoCode } from '../promo-codes/promo-code';
import { buildPromoCode } from '../testing/payments.factories';
import { OrderService } from './order.service';
import type { OrderRow } from './order.statements';

let domain: OpenDomain;
let manager: EntityManager;
let orders: OrderService;
let buyers: Actor[];
let owner: User;
beforeAll(async () => {
  domain = await openDomain([PaymentsModule]);
  manager = domain.manager;
  orders = domain.module.get(OrderService);
  owner = await buildUser(manager, { roles: ['SALES_TEAM'] });
  buyers = (await Promise.all(Array.from({ length: 50 }, () => buildUser(manager)))).map(actorOf);
}, 60_000);
afterAll(() => domain.close());

const order = ({ userId }: Actor, code: string, clientKey = randomUUID()): CreateOrderInput => ({
  userId,
  clientKey,
  code,
  product: 'kia',
  currency: 'USD',
  method: 'CARD',
});

interface Outcome {
  made: OrderRow[];
  refusals: Set<string>;
}

/** What became of calls made at once: orders, and the codes of refusals. Anything else that goes wrong is thrown. */
async function outcomeOf(calls: readonly Promise<OrderRow>[]): Promise<Outcome> {
  const settled = await Promise.allSettled(calls);
  const reasons = settled.filter((one) => one.status === 'rejected').map((one): unknown => one.reason);
  const refusals = reasons.map((reason) => {
    if (reason instanceof DomainError) return reason.code;
    throw reason;
  });
  const made = settled.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  return { made, refusals: new Set(refusals) };
}

const usesOf = async ({ id }: PromoCode) =>
  (await storedOne<PromoCode>(manager, 'promo_codes', { id })).usesCnt;

/** Uses on record that stand. */
async function standing({ id }: PromoCode): Promise<number> {
  const [{ number }] = await manager.query<[{ number: number }]>(
    `SELECT count(*)::int AS number FROM promo_code_redemptions WHERE promo_code_id = $1 AND returned_at IS NULL`,
    [id],
  );
  return number;
}

/** Until a statement waits for a row that another transaction holds. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await manager.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** More tries of codes by one person are not judged at once. */
const codesAtOnce = guessLimits.promoCode.points;

describe('uses under concurrency', () => {
  test('[225] 50 parallel orders on one remaining use give exactly one discount, in 25 runs', async () => {
    for (let run = 0; run < 25; run += 1) {
      const code = await buildPromoCode(manager, owner, { usageLimit: 3, usesCnt: 2 });
      const { made, refusals } = await outcomeOf(
        buyers.map((buyer) => orders.create(buyer, order(buyer, code.code))),
      );
      expect(made).toHaveLength(1);
      expect(made[0]).toMatchObject({ discountMinor: 30_000, totalMinor: 120_000, status: 'PENDING' });
      expect(refusals).toEqual(new Set([promoCodeErrors.USED_UP.code]));
      expect([await usesOf(code), await standing(code)]).toEqual([3, 1]);
    }
  }, 180_000);

  test('[225] parallel orders of one person stay within the limit of a person, and others still get theirs', async () => {
    const [greedy, other] = buyers as [Actor, Actor];
    for (let run = 0; run < 5; run += 1) {
      const code = await buildPromoCode(manager, owner, { perUserLimit: 2 });
      const { made, refusals } = await outcomeOf(
        Array.from({ length: codesAtOnce }, () => orders.create(greedy, order(greedy, code.code))),
      );
      expect(made).toHaveLength(2);
      expect(refusals).toEqual(new Set([promoCodeErrors.USED_BY_YOU.code]));
      await orders.create(other, order(other, code.code));
      expect([await usesOf(code), await standing(code)]).toEqual([3, 3]);
    }
  }, 60_000);

  test('[225] a code that ends between the look at its rules and the order is not redeemed', async () => {
    const [buyer] = buyers as [Actor];
    const code = await buildPromoCode(manager, owner, { endsAt: new Date(Date.now() + 3_600_000) });
    const ordering = await domain.database.transaction(async (holder) => {
      // The order reads the code as it was, and then waits for this row.
      await holder.query(`UPDATE promo_codes SET ends_at = clock_timestamp() WHERE id = $1`, [code.id]);
      const outcome = outcomeOf([orders.create(buyer, order(buyer, code.code))]);
      await untilSomebodyWaits();
      return { outcome };
    });
    const { made, refusals } = await ordering.outcome;
    expect(made).toEqual([]);
    expect(refusals).toEqual(new Set([promoCodeErrors.ENDED.code]));
    expect([await usesOf(code), await standing(code)]).toEqual([0, 0]);
  }, 60_000);

  test('[225] a canceled order gives its use back once, however many cancel it at once', async () => {
    const [buyer, next] = buyers as [Actor, Actor];
    for (let run = 0; run < 10; run += 1) {
      const code = await buildPromoCode(manager, owner, { usageLimit: 3, usesCnt: 2 });
      const { id: orderId } = await orders.create(buyer, order(buyer, code.code));
      const cancels = Array.from({ length: 20 }, () =>
        orders.cancel(buyer, { userId: buyer.userId, orderId }),
      );
      const { made, refusals } = await outcomeOf(cancels);
      expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'CANCELED'));
      expect(refusals.size).toBe(0);
      expect([await usesOf(code), await standing(code)]).toEqual([2, 0]);
      // Also the person's own use is back, and the one use there is can be taken once.
      const again = await outcomeOf([
        orders.create(buyer, order(buyer, code.code)),
        orders.create(next, order(next, code.code)),
      ]);
      expect(again.made).toHaveLength(1);
      expect(await usesOf(code)).toBe(3);
    }
  }, 60_000);

  test('[225] the same order sent many times at once is made once, and every call answers it', async () => {
    const [buyer] = buyers as [Actor];
    const code = await buildPromoCode(manager, owner, { usageLimit: 1 });
    const wanted = order(buyer, code.code);
    const { made, refusals } = await outcomeOf(
      Array.from({ length: codesAtOnce }, () => orders.create(buyer, wanted)),
    );
    expect(refusals.size).toBe(0);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect([await usesOf(code), await standing(code)]).toEqual([1, 1]);
  });
});
