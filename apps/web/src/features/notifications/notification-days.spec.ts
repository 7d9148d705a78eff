import { expect, it } from '@jest/globals';
import { byDay } from './notification-days';
import type { NotificationItem } from './notification-queries';

const came = (createdAt: string) => ({ id: createdAt, createdAt }) as NotificationItem;
const labelsOf = (times: readonly string[], timeZone: string, now: string): string[] =>
  byDay(
    times.map((at) => came(at)),
    timeZone,
    new Date(now),
  ).map(({ label, items }) => `${label}: ${String(items.length)}`);

it('are today’s, yesterday’s, and those of a date, where the reader is', () => {
  const times = [
    '2026-03-14T12:00:00Z',
    '2026-03-14T00:30:00Z',
    '2026-03-13T23:59:00Z',
    '2026-02-01T10:00:00Z',
  ];
  const now = '2026-03-14T13:00:00Z';
  expect(labelsOf(times, 'UTC', now)).toEqual(['Today: 2', 'Yesterday: 1', 'February 1, 2026: 1']);
  expect(labelsOf(times, 'America/New_York', now)).toEqual([
    'Today: 1',
    'Yesterday: 2',
    'February 1, 2026: 1',
  ]);
});

it('take a day of 25 hours for one', () => {
  const now = '2026-11-02T04:30:00Z';
  expect(labelsOf(['2026-11-01T04:10:00Z', '2026-11-01T03:50:00Z'], 'America/New_York', now)).toEqual([
    'Today: 1',
    'Yesterday: 1',
  ]);
});
