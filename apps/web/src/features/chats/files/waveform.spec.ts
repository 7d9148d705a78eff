import { describe, expect, it } from '@jest/globals';
import { lengthText } from './length-text';
import { waveformOf } from './waveform';

describe('how loud a voice note was along its way', () => {
  it('is said in at most 64 whole numbers up to 31, of which the loudest is 31', () => {
    const waveform = waveformOf(Array.from({ length: 1_000 }, (_, at) => (at === 500 ? 0.4 : 0.1)));
    expect(waveform).toHaveLength(64);
    expect(Math.max(...waveform)).toBe(31);
    expect(waveform[32]).toBe(31);
    expect(waveform[0]).toBe(8);
    expect(waveform.every((level) => Number.isInteger(level) && level >= 0)).toBe(true);
  });

  it('has no more places than were measured, and one at least', () => {
    expect(waveformOf([0.5, 0.25])).toEqual([31, 16]);
    expect(waveformOf([])).toEqual([0]);
  });

  it('of silence is low, and not made loud', () => {
    expect(Math.max(...waveformOf([0.001, 0.002, 0.001]))).toBeLessThan(4);
  });
});

it('how long one is is said in minutes and seconds', () => {
  expect([400, 12_400, 59_600, 120_000].map(lengthText)).toEqual(['0:00', '0:12', '1:00', '2:00']);
});
