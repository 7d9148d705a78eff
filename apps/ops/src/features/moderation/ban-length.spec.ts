import { describe, expect, it } from '@jest/globals';
import { banEnd, today } from './ban-length';

const now = new Date(2026, 4, 1, 12);

describe('[78] how long a ban lasts', () => {
  it.each([
    ['some days', { length: '7', day: '' }, new Date(2026, 4, 8, 12)],
    ['until the end of a day', { length: 'until', day: '2026-05-03' }, new Date(2026, 4, 3, 23, 59, 59)],
    ['until the end of today', { length: 'until', day: '2026-05-01' }, new Date(2026, 4, 1, 23, 59, 59)],
    ['for good', { length: 'good', day: '2026-05-03' }, null],
    ['no day', { length: 'until', day: '' }, undefined],
    ['a day that is over', { length: 'until', day: '2026-04-30' }, undefined],
  ])('%s', (_, length, end) => expect(banEnd(length, now)).toEqual(end));

  it('begins with today', () => expect(today(now)).toBe('2026-05-01'));
});
