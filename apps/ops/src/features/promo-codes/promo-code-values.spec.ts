import { describe, expect, it } from '@jest/globals';
import { freshRules, majorText, minorOf, promoCodeFormSchema } from './promo-code-values';

const ownerId = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18';
const usual = { ...freshRules(ownerId), name: 'Spring fair', percentOff: '20', code: 'spring-20' };

describe('what a form of promo codes sends', () => {
  it('[228] needs a name and a percentage, and fills in the rest', () => {
    expect(promoCodeFormSchema.parse(usual)).toMatchObject({
      ...{ code: 'SPRING-20', name: 'Spring fair', kind: 'PERCENT', percentOff: 20, perUserLimit: 1 },
      ...{ amountOffMinor: null, currency: null, minimumMinor: 0, usageLimit: null, products: [], ownerId },
    });
  });

  it('[225] turns what people type into whole minor units of the currency, and nothing else', () => {
    expect(minorOf('49.9', 'USD')).toBe(4_990);
    expect(minorOf('49,90', 'USD')).toBe(4_990);
    expect(minorOf('1500', 'JPY')).toBe(1_500);
    for (const typed of ['', '-5', '1.999', 'ten', '1e3', '5.'])
      expect([typed, minorOf(typed, 'USD')]).toEqual([typed, Number.NaN]);
    expect(minorOf('1.5', 'JPY')).toBeNaN();
    expect(majorText(4_990, 'USD')).toBe('49.90');
    expect(majorText(1_500, 'JPY')).toBe('1500');
  });

  it('says which field is wrong', () => {
    const fixed = { ...usual, kind: 'FIXED', amountOffMinor: 'five', currency: 'USD' };
    const issues = promoCodeFormSchema.safeParse(fixed).error?.issues;
    expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['amountOffMinor', 'This is not an amount.'],
    ]);
  });
});
