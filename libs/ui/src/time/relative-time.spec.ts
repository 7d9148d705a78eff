import { expect, test } from '@jest/globals';
import { relativeTime } from './relative-time';

const now = new Date('2026-03-14T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const cases: [ms: number, words: string][] = [
  [0, 'just now'],
  [59 * second, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute + 59 * second, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour + 59 * minute, '23 hours ago'],
  [day, '1 day ago'],
  [59 * day + 23 * hour, '59 days ago'],
  [60 * day, '2 months ago'],
  [400 * day, '13 months ago'],
];

test.each(cases)('[251] %d ms ago reads "%s"', (ms, words) => {
  expect(relativeTime(new Date(now.getTime() - ms).toISOString(), now)).toBe(words);
});

test('a clock that runs a little ahead still reads just now', () => {
  expect(relativeTime('2026-03-14T12:00:20Z', now)).toBe('just now');
});

test('the future is told as such', () => {
  expect(relativeTime('2026-03-14T14:00:00Z', now)).toBe('in 2 hours');
});

test('an unreadable instant says nothing', () => {
  expect(relativeTime('yesterday-ish', now)).toBe('');
});
