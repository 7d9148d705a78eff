import { describe, expect, test } from '@jest/globals';
import { needsReview } from './needs-review';

const settled = { holdsNewUsers: true, isModerator: false, shownBefore: 2, links: 0 };

describe('content waits for a moderator', () => {
  test('while fewer than two of its author have been shown', () => {
    expect([0, 1, 2, 3].map((shownBefore) => needsReview({ ...settled, shownBefore }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('with three links or more', () => {
    expect([2, 3, 4].map((links) => needsReview({ ...settled, links }))).toEqual([false, true, true]);
  });

  test('never where the forum does not want it, nor of who keeps order', () => {
    const suspect = { ...settled, shownBefore: 0, links: 9 };
    expect(needsReview(suspect)).toBe(true);
    expect(needsReview({ ...suspect, holdsNewUsers: false })).toBe(false);
    expect(needsReview({ ...suspect, isModerator: true })).toBe(false);
  });
});
