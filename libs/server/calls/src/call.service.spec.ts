import { expect, test } from '@jest/globals';
import { shareKey } from './call.service';

test('[206] a share of the provider’s rooms is of a day of UTC, as the provider counts them, not of so many hours', () => {
  const last = shareKey('ada', new Date('2026-11-29T23:59:59Z'));
  expect(shareKey('ada', new Date('2026-11-29T00:00:00Z'))).toBe(last);
  expect(shareKey('ada', new Date('2026-11-30T00:00:00Z'))).not.toBe(last);
  expect(shareKey('ben', new Date('2026-11-29T23:59:59Z'))).not.toBe(last);
});
