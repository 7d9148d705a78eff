import { expect, test } from '@jest/globals';
import { mailDay } from './mail-day';

const cases: [instant: string, words: string][] = [
  ['2026-12-05T04:59:59Z', 'December 4, 2026'],
  ['2026-12-05T05:00:00Z', 'December 5, 2026'],
  // Summer time there.
  ['2026-07-05T03:59:59Z', 'July 4, 2026'],
  ['2026-07-05T04:00:00Z', 'July 5, 2026'],
];

test.each(cases)('[250] %s is told in the default zone, America/New_York', (instant, words) => {
  expect(mailDay(new Date(instant))).toBe(words);
});
