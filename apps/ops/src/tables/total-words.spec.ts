import { expect, it } from '@jest/globals';
import { totalWords } from './total-words';

it.each([
  [476, false, '476'],
  [10_000, false, '10,000'],
  [10_001, true, 'about 10,000'],
  [1_234_567, true, 'about 1,200,000'],
])('%s (about: %s) is %s', (rows, isAbout, words) => expect(totalWords({ rows, isAbout })).toBe(words));
