import { discounted, type DiscountRule } from '@lyceum/contracts/payments';
import type { DemoSeeder } from '@lyceum/database';
import { auditPast } from '@lyceum/kernel/demo';
import { store } from '@lyceum/kernel/stored';
import type { EntityManager } from 'typeorm';
import { seedLinks } from './demo-links';
import { seedOrders } from './demo-orders';
import type { PromoCode } from '../promo-codes/promo-code';

const dayMilliseconds = 86_400_000;
const daysFromNow = (days: number): Date => new Date(Date.now() + days * dayMilliseconds);

type NewCode = Pick<PromoCode, 'code' | 'name'> & Partial<PromoCode> & { readonly redemptions?: number };

const percent = (percentOff: number) => ({ kind: 'PERCENT', percentOff }) as const;
const fixed = (amountOffMinor: number) => ({ kind: 'FIXED', amountOffMinor, currency: 'USD' }) as const;

/** One of every state and kind. */
const codes: readonly NewCode[] = [
  {
    code: 'SPRING-FAIR-20',
    name: 'Spring fair',
    ...percent(20),
    redemptions: 34,
    usageLimit: 200,
    timeZone: 'Asia/Shanghai',
    notes: 'Printed on the flyer of the Shanghai fair.',
  },
  { code: 'ALUMNI-100', name: 'Alumni', ...fixed(10_000), minimumMinor: 100_000, redemptions: 12 },
  { code: 'SCHOLARSHIP', name: 'Full scholarship', ...percent(100), usageLimit: 5, redemptions: 5 },
  { code: 'SUMMIT-EARLY', name: 'Summit, early', ...percent(15), productKeys: ['virtual-summit'] },
  { code: 'NEW-YEAR', name: 'New year', ...percent(10), startsAt: daysFromNow(20), endsAt: daysFromNow(50) },
  { code: 'AUTUMN-10', name: 'Autumn', ...percent(10), endsAt: daysFromNow(-12), redemptions: 9 },
  {
    code: 'PARTNER-25',
    name: 'Partner schools',
    ...percent(25),
    disabledAt: daysFromNow(-3),
    redemptions: 3,
  },
];

/** Promo codes of two sales people, and who used them over the last weeks. */
export const paymentsDemoData: DemoSeeder = {
  name: 'promo codes',
  async seed(manager) {
    const owners = await peopleWith(manager, 'SALES_TEAM');
    const buyers = await peopleWith(manager, 'STUDENT');
    if (owners[0]) await seedLinks(manager, owners[0]);
    await seedOrders(manager, buyers);
    for (const [index, { redemptions = 0, ...code }] of codes.entries()) {
      const ownerId = owners[index % Math.min(2, owners.length)];
      if (!ownerId) return;
      const createdAt = daysFromNow(-40 + index);
      const values = { timeZone: 'America/New_York', perUserLimit: 1, ...code, ownerId, createdAt };
      const { id } = await store(manager, 'promo_codes', { ...values, usesCnt: 0 });
      await auditPast(manager, deedsOf({ ...values, id }));
      for (const [place, buyerId] of buyers.slice(0, redemptions).entries())
        await redeem(manager, { ...values, id }, { buyerId, redeemedAt: timeOf(place, redemptions) });
    }
  },
};

/** That its owner made a code, and switched it off if it is. */
function deedsOf({
  id,
  ownerId,
  code,
  name,
  createdAt,
  disabledAt,
}: Partial<PromoCode> & { createdAt: Date }) {
  const deed = { actorId: ownerId ?? '', targetType: 'promoCode', targetId: id ?? '' };
  const made = { ...deed, action: 'promoCode.create', after: { code, name }, at: createdAt };
  if (!disabledAt) return [made];
  const change = { before: { isDisabled: false }, after: { isDisabled: true } };
  return [made, { ...deed, ...change, action: 'promoCode.disable', at: disabledAt }];
}

async function peopleWith(manager: EntityManager, role: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    'SELECT id FROM users WHERE roles @> ARRAY[$1] ORDER BY email',
    [role],
  );
  return rows.map(({ id }) => id);
}

/** Spread over the last four weeks, more of them lately. */
const timeOf = (place: number, of: number): Date => daysFromNow(-0.2 - 27 * (1 - (place + 1) / of) ** 1.6);

interface DemoRedemption {
  readonly buyerId: string;
  readonly redeemedAt: Date;
}

const redemption = `
  WITH made AS (
    INSERT INTO orders (buyer_id, client_key, product_key, currency, list_price_minor, discount_minor, total_minor,
                        status, method, promo_code_id, promo_code, created_at)
    VALUES ($1, gen_random_uuid(), 'kia', 'USD', $2, $3, $4, $5, $6, $7, $8, $9) RETURNING *
  ), buyer AS (
    INSERT INTO promo_code_users (promo_code_id, user_id, uses_cnt) VALUES ($7, $1, 1)
  ), counted AS (
    UPDATE promo_codes SET uses_cnt = uses_cnt + 1 WHERE id = $7
  )
  INSERT INTO promo_code_redemptions (promo_code_id, user_id, order_id, discount_minor, currency, redeemed_at)
  SELECT promo_code_id, buyer_id, id, discount_minor, currency, created_at FROM made`;

async function redeem(
  manager: EntityManager,
  code: Partial<DiscountRule> & { id: string; code: string },
  { buyerId, redeemedAt }: DemoRedemption,
): Promise<void> {
  const { kind = 'PERCENT', percentOff = null, amountOffMinor = null } = code;
  const price = discounted(150_000, { kind, percentOff, amountOffMinor }, 'USD');
  const { listPriceMinor, discountMinor, totalMinor } = price;
  const state = totalMinor === 0 ? ['SUCCEEDED', 'WAIVED'] : ['PENDING', 'CARD'];
  await manager.query(redemption, [
    ...[buyerId, listPriceMinor, discountMinor, totalMinor, ...state, code.id, code.code, redeemedAt],
  ]);
}
