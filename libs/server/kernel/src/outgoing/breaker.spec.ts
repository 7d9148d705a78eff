import { expect, test } from '@jest/globals';
import { Breaker } from './breaker';

const terms = { failures: 3, retrySeconds: 10 };

test('opens after so many outages in a row, and not before', () => {
  const breaker = new Breaker(terms);
  breaker.failed('away', 0);
  breaker.failed('away', 0);
  breaker.succeeded();
  breaker.failed('away', 0);
  breaker.failed('away', 0);
  expect(breaker.admit(1)).toBe(true);
  breaker.failed('still away', 0);
  expect(breaker.admit(1)).toBe(false);
  expect(breaker.lastReason).toBe('still away');
  expect(breaker.secondsToRetry(1)).toBe(10);
});

test('lets one call through when its time has come, and closes when that one succeeds', () => {
  const breaker = new Breaker(terms);
  for (let outage = 0; outage < 3; outage += 1) breaker.failed('away', 0);
  expect([breaker.admit(10_000), breaker.admit(10_000), breaker.admit(19_999)]).toEqual([true, false, false]);
  breaker.failed('away', 15_000);
  expect([breaker.admit(24_999), breaker.admit(25_000)]).toEqual([false, true]);
  breaker.succeeded();
  expect([breaker.isOpen, breaker.admit(25_000), breaker.admit(25_000)]).toEqual([false, true, true]);
});
