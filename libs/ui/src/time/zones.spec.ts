import { expect, test } from '@jest/globals';
import { momentIn, placeOf } from './zones';

const now = new Date('2026-11-23T12:00:00Z');

test('the time of the class is said where it is another one than the reader’s', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(momentIn(own, now)).toBeNull();
  expect(momentIn(own === 'Pacific/Auckland' ? 'America/New_York' : 'Pacific/Auckland', now)).not.toBeNull();
  expect(placeOf('America/New_York')).toBe('New York');
});
