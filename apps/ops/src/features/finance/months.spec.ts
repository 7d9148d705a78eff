import { expect, test } from '@jest/globals';
import { monthsOf } from './months';

test('a chart has twelve months until this one, in major units of one currency, and zeroes where nothing was sold', () => {
  const months = [
    { month: '2026-11-01', currency: 'USD', soldMinor: 20_000, netMinor: 17_500 },
    { month: '2026-10-01', currency: 'JPY', soldMinor: 1_500, netMinor: 1_400 },
  ] as const;
  const dollars = monthsOf([...months], 'USD', new Date('2026-11-20T00:00:00Z'));
  expect(dollars).toHaveLength(12);
  expect(dollars[0]).toEqual({ day: '2025-12-01', net: 0, sold: 0 });
  expect(dollars.at(-1)).toEqual({ day: '2026-11-01', net: 175, sold: 200 });
  expect(monthsOf([...months], 'JPY', new Date('2026-11-20T00:00:00Z')).at(-2)).toMatchObject({ net: 1_400 });
});
