import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fillPattern, patternRoom, randomBelow, randomEnding, suggestCode } from './promo-code.pattern';
import {
  createManyPromoCodesSchema,
  createPromoCodeSchema,
  type CreatePromoCodeInput,
  promoCodePatternSchema,
  promoCodeRulesSchema,
  promoCodeSchema,
  updatePromoCodeSchema,
} from './promo-code.schema';

const usual: CreatePromoCodeInput = {
  code: 'SPRING-20',
  name: 'Spring fair',
  kind: 'PERCENT',
  percentOff: 20,
  amountOffMinor: null,
  currency: null,
  minimumMinor: 0,
  startsAt: null,
  endsAt: null,
  timeZone: 'Asia/Shanghai',
  usageLimit: null,
  perUserLimit: 1,
  products: [],
  ownerId: '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18',
  notes: '',
};

const issuesOf = (change: Partial<CreatePromoCodeInput>) =>
  createPromoCodeSchema.safeParse({ ...usual, ...change }).error?.issues.map(({ path }) => path.join('.')) ??
  [];

describe('[225] what a promo code may say', () => {
  test('is kept in capitals, whatever it is typed in', () => {
    expect(createPromoCodeSchema.parse({ ...usual, code: ' spring-20 ' }).code).toBe('SPRING-20');
  });

  test.each<[string, Partial<CreatePromoCodeInput>, string[]]>([
    ['the usual', {}, []],
    ['no percentage', { percentOff: null }, ['percentOff']],
    ['0 %', { percentOff: 0 }, ['percentOff']],
    ['101 %', { percentOff: 101 }, ['percentOff']],
    ['half a per cent', { percentOff: 0.5 }, ['percentOff']],
    ['an amount beside a percentage', { amountOffMinor: 5 }, ['amountOffMinor']],
    ['an amount without a currency', { kind: 'FIXED', percentOff: null, amountOffMinor: 5 }, ['currency']],
    [
      'an amount with a currency',
      { kind: 'FIXED', percentOff: null, amountOffMinor: 5, currency: 'USD' },
      [],
    ],
    ['a minimum without a currency', { minimumMinor: 5 }, ['currency']],
    ['a negative minimum', { minimumMinor: -5 }, ['minimumMinor']],
    ['an end before its start', { startsAt: '2026-05-01T09:00', endsAt: '2026-05-01T08:59' }, ['endsAt']],
    ['an instant instead of a time on a clock', { startsAt: '2026-05-01T09:00:00Z' }, ['startsAt']],
    ['a zone there is not', { timeZone: 'Mars/Olympus' }, ['timeZone']],
    ['an offset instead of a zone', { timeZone: '+05:00' }, ['timeZone']],
    ['a limit of no uses', { usageLimit: 0 }, ['usageLimit']],
    ['a code with spaces', { code: 'SPRING 20' }, ['code']],
    ['a product twice', { products: ['kia', 'kia'] }, ['products']],
  ])('%s', (_, change, paths) => {
    expect(issuesOf(change)).toEqual(paths);
  });
});

describe('[228] what is wrong is said in words, and at once', () => {
  type Issues = { readonly path: PropertyKey[]; readonly message: string }[];
  const told = (issues: Issues = []) => issues.map(({ path, message }) => [path.join('.'), message]);
  const { code: _, ...rules } = usual;
  const newOne = (change: object) =>
    told(createPromoCodeSchema.safeParse({ ...usual, ...change }).error?.issues);
  const many = (change: object) =>
    told(
      createManyPromoCodesSchema.safeParse({ ...rules, pattern: 'FAIR-####', count: 5, ...change }).error
        ?.issues,
    );

  test('half a use, and no number at all', () => {
    expect(newOne({ perUserLimit: 1.5 })).toEqual([['perUserLimit', 'Use a whole number.']]);
    expect(newOne({ usageLimit: Number.NaN })).toEqual([['usageLimit', 'Use a whole number.']]);
    expect(many({ count: 1.5 })).toEqual([['count', 'Use a whole number.']]);
  });

  test('no code', () => {
    expect(newOne({ code: ' ' })[0]).toEqual(['code', 'This field is required.']);
    expect(many({ pattern: '' })[0]).toEqual(['pattern', 'This field is required.']);
    expect(newOne({ code: 'AB' })).toEqual([['code', 'Use at least 3 characters.']]);
  });

  test('a pattern with too few codes says how many it has', () => {
    expect(many({ pattern: 'A-##', count: 101 })).toEqual([['pattern', 'This pattern has only 100 codes.']]);
    expect(many({ pattern: 'A-###', count: 1_000 })).toEqual([]);
  });

  test('an end in the past on the clock of the zone, of new codes only', () => {
    const clock = (instant: number) => new Date(instant).toISOString().slice(0, 16);
    const inAnHour = Date.now() + 3_600_000;
    // Kiribati is 14 hours ahead: what comes in an hour by UTC is long over there.
    const over = [['endsAt', 'This is in the past.']];
    expect(newOne({ endsAt: clock(inAnHour), timeZone: 'UTC' })).toEqual([]);
    expect(newOne({ endsAt: clock(inAnHour), timeZone: 'Pacific/Kiritimati' })).toEqual(over);
    expect(newOne({ endsAt: clock(Date.now()), timeZone: 'UTC' })).toEqual(over);
    expect(many({ endsAt: '2020-01-01T00:00' })).toEqual(over);
    const stored = { ...usual, endsAt: '2020-01-01T00:00' };
    expect(promoCodeRulesSchema.safeParse(stored).success).toBe(true);
    expect(updatePromoCodeSchema.safeParse({ ...stored, id: usual.ownerId, revision: 1 }).success).toBe(true);
  });

  test('what fields say of each other stands beside what each says alone', () => {
    const window = { startsAt: '2099-05-01T09:00', endsAt: '2099-05-01T08:00' };
    expect(newOne({ ...window, name: '', percentOff: null })).toEqual([
      ['name', 'This field is required.'],
      ['percentOff', 'This field is required.'],
      ['endsAt', 'It ends before it begins.'],
    ]);
    expect(newOne({ ...window, startsAt: 'soon', timeZone: 'Mars/Olympus' })).toEqual([
      ['startsAt', 'This is not a date and time.'],
      ['timeZone', 'This is not a time zone.'],
    ]);
    expect(createPromoCodeSchema.safeParse(null).error?.issues).toHaveLength(1);
  });
});

describe('[228] patterns of bulk generation', () => {
  const signs = fc.constantFrom(...'ABCXYZ019-_#?');
  const patterns = fc
    .tuple(fc.constantFrom(...'AZ9#?'), fc.array(signs, { minLength: 2, maxLength: 38 }))
    .map(([first, rest]) => [first, ...rest].join(''))
    .filter((pattern) => promoCodePatternSchema.safeParse(pattern).success);

  test('every code of a pattern is a code, as long as it, and differs only where it may', () => {
    fc.assert(
      fc.property(patterns, (pattern) => {
        const code = fillPattern(pattern, randomBelow);
        expect(promoCodeSchema.parse(code)).toBe(code);
        expect(code).toHaveLength(pattern.length);
        for (const [index, sign] of Array.from(pattern).entries()) {
          if (sign === '#') expect(code[index]).toMatch(/[0-9]/);
          else if (sign === '?') expect(code[index]).toMatch(/[^01258OILZSBUV]/);
          else expect(code[index]).toBe(sign);
        }
      }),
    );
  });

  test('a pattern with too few codes is refused beforehand', () => {
    expect(patternRoom('A-##')).toBe(100);
    expect(patternRoom('?'.repeat(40))).toBe(Infinity);
    const { code: _, ...rules } = usual;
    const issues = (pattern: string, count: number) =>
      createManyPromoCodesSchema.safeParse({ ...rules, pattern, count }).error?.issues.length ?? 0;
    expect(issues('FAIR-##', 100)).toBe(0);
    expect(issues('FAIR-##', 101)).toBe(1);
    expect(issues('FAIR-####', 1_001)).toBe(1);
    expect(issues('FAIR', 1)).toBe(1);
  });

  test('a suggested code is a code, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        const code = suggestCode(name, '20', randomEnding());
        expect(promoCodeSchema.parse(code)).toBe(code);
      }),
    );
    expect(suggestCode(' Été à Paris! ', '20', 'K7Q')).toBe('ETE-A-PARIS-20-K7Q');
  });
});
