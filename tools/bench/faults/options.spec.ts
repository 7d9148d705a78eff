import { expect, test } from '@jest/globals';
import { readFaultOptions } from './options.ts';

test('twenty kills and fifty writes a second unless said', () => {
  expect(readFaultOptions([])).toEqual({ kills: 20, rate: 50 });
  expect(readFaultOptions(['--kills', '3', '--rate', '10'])).toEqual({ kills: 3, rate: 10 });
});

test('what cannot be done is said in a sentence', () => {
  expect(() => readFaultOptions(['--kills', '0'])).toThrow('--kills must be a whole number from 1 to 100.');
  expect(() => readFaultOptions(['--rate', 'many'])).toThrow('--rate must be a whole number from 1 to 500.');
  expect(() => readFaultOptions(['--speed', '1'])).toThrow();
});
