import { describe, expect, it } from '@jest/globals';
import { median, pairedRatio, percentile } from './stats.ts';

describe('median', () => {
  it('is the middle of an odd number of values, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('is the mean of the two middle values of an even number', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it('does not exist for no values', () => {
    expect(() => median([])).toThrow('nothing');
  });
});

describe('percentile', () => {
  it('is the least value that so many of a hundred do not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect(percentile(hundred, 99)).toBe(99);
    expect(percentile([5, 1], 99)).toBe(5);
    expect(() => percentile([], 99)).toThrow('nothing');
  });
});

describe('pairedRatio', () => {
  it('compares medians and keeps the extremes of single rounds', () => {
    expect(pairedRatio([2, 30, 4], [1, 10, 4])).toEqual({ value: 1, lowest: 1, highest: 3 });
  });
});
