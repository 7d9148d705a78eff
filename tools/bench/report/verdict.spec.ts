import { expect, it } from '@jest/globals';
import { verdictOf, verdictOfRatio } from './verdict.ts';

it('a figure meets its goal up to the goal itself', () => {
  expect([verdictOf(2.5, 2.5), verdictOf(2.51, 2.5)]).toEqual(['met', 'missed']);
});

it.each([
  [1.9, 2, 'met'],
  [2.1, 2, 'missed'],
  [1.25, 1.2, 'noise'],
  [1.31, 1.2, 'missed'],
  [0.3, 0.25, 'missed'],
  [1.1, undefined, 'noise'],
  [3, undefined, undefined],
])('a ratio of %d against a goal of %p is %p', (ratio, goal, verdict) => {
  expect(verdictOfRatio(ratio, goal)).toBe(verdict);
});
