import { expect, it } from '@jest/globals';
import { lastDays } from './days';

it('[228] spans of days end with today in the code’s zone', () => {
  const now = new Date('2026-03-01T16:30:00Z');
  expect(lastDays(7, 'Asia/Shanghai', now)).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(lastDays(7, 'America/New_York', now)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(lastDays(1, 'UTC', now)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
});
