import { expect, test } from '@jest/globals';
import { timeTo } from './class-times';

const now = new Date('2026-11-23T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('how long it is to a lesson is said in one unit', () => {
  expect(
    [0.2, 1, 59, 60, 119, 47 * 60, 49 * 60, 10 * 24 * 60].map((minutes) => timeTo(after(minutes), now)),
  ).toEqual([
    'in 1 minute',
    'in 1 minute',
    'in 59 minutes',
    'in 1 hour',
    'in 1 hour',
    'in 47 hours',
    'in 2 days',
    'in 10 days',
  ]);
});
