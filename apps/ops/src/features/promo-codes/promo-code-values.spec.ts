import { describe, expect, it } from '@jest/globals';
import { majorText, minorOf, type PromoCodeDetail } from '@lyceum/contracts/payments';
import { copiedValues, freshRules, newPromoCodeFormSchema, promoCodeFormSchema } from './promo-code-values';

const ownerId = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18';
const usual = { ...freshRules(ownerId), name: 'Spring fair', percentOff: '20', code: 'spring-20' };

describe('what a form of promo codes sends', () => {
  it('[228] needs a name and a percentage, and fills in the rest', () => {
    expect(promoCodeFormSchema.parse(usual)).toMatchObject({
      code: 'SPRING-20',
      name: 'Spring fair',
      kind: 'PERCENT',
      percentOff: 20,
      perUserLimit: 1,
      amountOffMinor: null,
      currency: null,
      minimumMinor: 0,
      usageLimit: null,
      products: [],
      ownerId,
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

  it('[228] takes an end in the past of a code that is there, and of no new one', () => {
    const ended = { ...usual, endsAt: '2020-01-01T00:00' };
    expect(promoCodeFormSchema.safeParse(ended).success).toBe(true);
    const issues = newPromoCodeFormSchema.safeParse({ ...ended, name: '' }).error?.issues;
    expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'This field is required.'],
      ['endsAt', 'This is in the past.'],
    ]);
  });
});

const original: PromoCodeDetail = {
  id: ownerId,
  revision: 3,
  code: 'SPRING-20',
  name: 'Spring fair',
  state: 'ACTIVE',
  kind: 'PERCENT',
  percentOff: 20,
  amountOffMinor: null,
  currency: 'USD',
  minimumMinor: 10_000,
  timeZone: 'UTC',
  startsAt: '2026-03-01T09:00:00.000Z',
  startsAtLocal: '2026-03-01T09:00',
  endsAt: '2026-03-08T00:00:00.000Z',
  endsAtLocal: '2026-03-08T00:00',
  usageLimit: 9,
  perUserLimit: 1,
  products: ['kia'],
  uses: 2,
  notes: 'For the flyer.',
  batchId: null,
  recipient: null,
  createdAt: '2026-02-01T09:00:00.000Z',
  updatedAt: '2026-02-01T09:00:00.000Z',
  isEditable: false,
  owner: { id: ownerId, name: 'Sam Tester', email: 'sam@lyceum.example' },
};

describe('what a copy of a promo code begins with', () => {
  const copy = (day: string) => copiedValues(original, ownerId, Date.parse(day));

  it('[228] has the rules of the original under a name of its own', () => {
    const values = copy('2026-03-02');
    expect(values.code).toMatch(/^SPRING-FAIR-20-\w{3}$/);
    expect(promoCodeFormSchema.parse(values)).toMatchObject({
      name: 'Spring fair',
      percentOff: 20,
      currency: 'USD',
      minimumMinor: 10_000,
      usageLimit: 9,
      products: ['kia'],
      startsAt: '2026-03-01T09:00',
      endsAt: '2026-03-08T00:00',
      ownerId,
    });
  });

  it('[228] is open where the window of the original is over', () => {
    expect(copy('2026-03-09')).toMatchObject({ startsAt: '', endsAt: '', usageLimit: '9' });
  });
});
