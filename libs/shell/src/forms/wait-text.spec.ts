import { describe, expect, it } from '@jest/globals';
import { waitText } from './wait-text';

describe('waitText', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [59.2, '60 seconds'],
    [91, '2 minutes'],
    [120, '2 minutes'],
    [121, '3 minutes'],
    [3_600, '60 minutes'],
    [5_401, '2 hours'],
  ])('%d s: %s', (seconds, text) => {
    expect(waitText(seconds)).toBe(text);
  });
});
