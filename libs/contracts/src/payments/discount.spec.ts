import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { discounted, type DiscountRule, taxIn } from './discount';
import { formatMoney } from './money-format';
import { paymentLimits } from './payment.limits';

const percent = (percentOff: number): DiscountRule => ({ kind: 'PERCENT', percentOff, amountOffMinor: null });
const fixed = (amountOffMinor: number): DiscountRule => ({ kind: 'FIXED', percentOff: null, amountOffMinor });

const price = fc.integer({ min: 0, max: paymentLimits.amountMinor });
const anyPercent = fc.integer({ min: 1, max: 100 });
const anyRule = fc.oneof(
  anyPercent.map(percent),
  fc.integer({ min: 1, max: paymentLimits.amountMinor }).map(fixed),
);

describe('[225] what a discount leaves', () => {
  test('whole minor units that add up, never below 0 and never above the price', () => {
    fc.assert(
      fc.property(price, anyRule, (listPriceMinor, rule) => {
        const { discountMinor, totalMinor } = discounted(listPriceMinor, rule, 'USD');
        expect(Number.isInteger(discountMinor)).toBe(true);
        expect(discountMinor).toBeGreaterThanOrEqual(0);
        expect(totalMinor).toBeGreaterThanOrEqual(0);
        expect(discountMinor + totalMinor).toBe(listPriceMinor);
      }),
    );
  });

  test('of a percentage the discount is the nearest minor unit, and half a unit goes to the buyer', () => {
    fc.assert(
      fc.property(price, anyPercent, (listPriceMinor, percentOff) => {
        // In integers, so that the test rounds nothing itself: 100 times what is off by rounding.
        const hundredfold =
          BigInt(discounted(listPriceMinor, percent(percentOff), 'USD').discountMinor) * 100n;
        const off = hundredfold - BigInt(listPriceMinor) * BigInt(percentOff);
        expect(off > -50n && off <= 50n).toBe(true);
      }),
    );
    expect(discounted(150, percent(1), 'USD')).toEqual({
      listPriceMinor: 150,
      discountMinor: 2,
      totalMinor: 148,
    });
    expect(discounted(149, percent(1), 'USD').discountMinor).toBe(1);
  });

  test('a higher percentage never costs more, and 100 % costs nothing', () => {
    fc.assert(
      fc.property(price, anyPercent, (listPriceMinor, percentOff) => {
        const more = discounted(listPriceMinor, percent(Math.min(100, percentOff + 1)), 'USD');
        expect(more.totalMinor).toBeLessThanOrEqual(
          discounted(listPriceMinor, percent(percentOff), 'USD').totalMinor,
        );
        expect(discounted(listPriceMinor, percent(100), 'USD').totalMinor).toBe(0);
      }),
    );
  });

  test('[227] of a currency with three digits what is left ends in 0, as providers take no other', () => {
    fc.assert(
      fc.property(price, anyPercent, (tens, percentOff) => {
        const listPriceMinor = Math.floor(tens / 10) * 10;
        const { discountMinor, totalMinor } = discounted(listPriceMinor, percent(percentOff), 'KWD');
        expect(totalMinor % 10).toBe(0);
        expect(discountMinor + totalMinor).toBe(listPriceMinor);
        expect(totalMinor).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(discounted(1_230, percent(15), 'KWD').totalMinor).toBe(1_050);
    expect(discounted(1_230, percent(15), 'USD').totalMinor).toBe(1_045);
  });

  test('a fixed amount takes off just that, up to the price', () => {
    expect(discounted(150_000, fixed(5_000), 'USD').totalMinor).toBe(145_000);
    expect(discounted(4_000, fixed(5_000), 'USD')).toEqual({
      listPriceMinor: 4_000,
      discountMinor: 4_000,
      totalMinor: 0,
    });
    expect(discounted(4_000, null, 'USD').totalMinor).toBe(4_000);
  });

  test('[227] what KIA costs, 150000 US cents, is read as $1,500.00, and yen without a point', () => {
    expect(formatMoney(150_000, 'USD')).toBe('$1,500.00');
    expect(formatMoney(150_000, 'JPY')).toBe('¥150,000');
  });
});

test.each([
  [18_000, 8.5, 1_410],
  [18_000, 0, 0],
  [150_000, 19, 23_950],
  // 0.5 goes up.
  [3, 20, 1],
  [1, 0.01, 0],
])('[222] the tax in %i of minor units at %d percent is %i', (amountMinor, percentage, tax) => {
  expect(taxIn(amountMinor, percentage)).toBe(tax);
});
