import { expect, test } from '@jest/globals';
import { dayKey, daysShown, isMonth, monthAfter, monthOf } from './months';

test('a month is shown by whole weeks, from Monday on', () => {
  const days = daysShown('2026-11');
  expect(days).toHaveLength(42);
  expect(dayKey(days[0] ?? new Date(0))).toBe('2026-10-26');
  expect(dayKey(days.at(-1) ?? new Date(0))).toBe('2026-12-06');
  expect(daysShown('2027-02')).toHaveLength(28);
});

test('months follow each other over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthOf(new Date(2026, 10, 30))).toBe('2026-11');
});

test('an address with no month in it has none', () => {
  expect(['2026-11', '2026-13', '1999-01', 7, undefined].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
