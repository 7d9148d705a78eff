import { describe, expect, it } from '@jest/globals';
import { PageClock } from './page-clock';

const minutes = (amount: number): number => amount * 60_000;

describe('PageClock', () => {
  it('[243] stands still once the user has given no sign for five minutes, and goes on with the next', () => {
    const clock = new PageClock(0);
    clock.sign(minutes(4));
    clock.sign(minutes(8.5));
    expect(clock.elapsed(minutes(13))).toBe(minutes(13));
    expect(clock.elapsed(minutes(13.5))).toBe(minutes(13.5));
    // From 13:30 to 40:00 nobody is there.
    clock.sign(minutes(40));
    expect(clock.elapsed(minutes(40))).toBe(minutes(13.5));
    expect(clock.elapsed(minutes(41))).toBe(minutes(14.5));
    expect(clock.elapsed(minutes(600))).toBe(minutes(18.5));
  });

  it('stands still while the page is hidden', () => {
    const clock = new PageClock(0);
    clock.hide(1_000);
    clock.sign(2_000);
    expect(clock.elapsed(60_000)).toBe(1_000);
    clock.show(60_000);
    expect(clock.elapsed(60_500)).toBe(1_500);
  });
});
