import { expect, test } from '@jest/globals';
import { fromLocal, isSameDay, toLocal } from './lesson-clock';

test('a moment goes into a field and comes out as it was, to the minute', () => {
  const at = new Date(2026, 10, 30, 9, 5);
  expect(toLocal(at)).toBe('2026-11-30T09:05');
  expect(fromLocal(toLocal(at))).toEqual(at);
});

test('days are those of the reader', () => {
  expect(isSameDay(new Date(2026, 10, 30, 0, 1), new Date(2026, 10, 30, 23, 59))).toBe(true);
  expect(isSameDay(new Date(2026, 10, 30, 23, 59), new Date(2026, 11, 1, 0, 1))).toBe(false);
});
