import { describe, expect, it } from '@jest/globals';
import { notificationTime, viewersTimeZone } from './notification-time';

describe('notificationTime', () => {
  it.each([
    ['2026-03-14T13:05:00Z', 'UTC', '2026-03-14 - 01:05 PM'],
    ['2026-03-14T00:00:00Z', 'UTC', '2026-03-14 - 12:00 AM'],
    ['2026-03-14T12:30:59Z', 'UTC', '2026-03-14 - 12:30 PM'],
    ['2026-01-01T03:07:00Z', 'America/New_York', '2025-12-31 - 10:07 PM'],
    ['2026-01-01T03:07:00Z', 'Asia/Shanghai', '2026-01-01 - 11:07 AM'],
  ])('[54] %s in %s: %s', (at, zone, text) => {
    expect(notificationTime(at, zone)).toBe(text);
  });
});

describe('viewersTimeZone', () => {
  it('[54] is the browser’s, and New York where it tells none we know', () => {
    expect(viewersTimeZone(() => 'Asia/Tokyo')).toBe('Asia/Tokyo');
    expect(viewersTimeZone(() => undefined)).toBe('America/New_York');
    expect(viewersTimeZone(() => 'Moon/Tycho')).toBe('America/New_York');
    expect(
      viewersTimeZone(() => {
        throw new RangeError('no zones here');
      }),
    ).toBe('America/New_York');
  });
});
