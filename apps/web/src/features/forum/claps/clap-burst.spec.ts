import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { burstMilliseconds, ClapBurst } from './clap-burst';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function gathering(): { burst: ClapBurst; sent: number[] } {
  const sent: number[] = [];
  return { burst: new ClapBurst((count) => sent.push(count)), sent };
}

test('[93] claps in quick succession are one call with their number', () => {
  const { burst, sent } = gathering();
  for (let press = 0; press < 7; press += 1) {
    burst.add();
    jest.advanceTimersByTime(burstMilliseconds - 1);
  }
  expect(sent).toEqual([]);
  expect(burst.waiting).toBe(7);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([7]);
  burst.add();
  jest.advanceTimersByTime(burstMilliseconds);
  expect(sent).toEqual([7, 1]);
});

test('[93] closing the thread sends what is waiting, once', () => {
  const { burst, sent } = gathering();
  burst.add();
  burst.flush();
  expect(sent).toEqual([1]);
  burst.flush();
  jest.advanceTimersByTime(burstMilliseconds * 2);
  expect(sent).toEqual([1]);
});
