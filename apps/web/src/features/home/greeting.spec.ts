import { describe, expect, it } from '@jest/globals';
import { greeting } from './greeting';

describe('greeting', () => {
  it.each([
    [4, 'Good evening, Mei'],
    [5, 'Good morning, Mei'],
    [12, 'Good afternoon, Mei'],
    [18, 'Good evening, Mei'],
  ])('at %i o’clock', (hour, text) => {
    expect(greeting('Mei', new Date(2026, 0, 5, hour))).toBe(text);
  });
});
