import { describe, expect, it } from '@jest/globals';
import { readUpTo } from './read-marker';
import { madePost } from '../testing/made-replies';
import { runOf } from '../list/use-post-view';

const seen = (...numbers: number[]): ReadonlySet<number> => new Set(numbers);

describe('how far a reader has read', () => {
  it('moves on over posts that were seen, and only over them', () => {
    const run = { numbers: [1, 2, 3, 4, 5], completeFrom: 1 };
    expect(readUpTo(0, seen(1, 2), run)).toBe(2);
    expect(readUpTo(0, seen(1, 2, 4, 5), run)).toBe(2);
    expect(readUpTo(2, seen(3, 4, 5), run)).toBe(5);
  });

  it('never moves back', () => {
    expect(readUpTo(9, seen(1, 2), { numbers: [1, 2], completeFrom: 1 })).toBe(9);
  });

  it('takes numbers that are missing in the list for posts the reader does not get to see', () => {
    expect(readUpTo(1, seen(2, 5, 6), { numbers: [2, 5, 6], completeFrom: 1 })).toBe(6);
  });

  it('stays where unread posts lie before what is loaded', () => {
    expect(readUpTo(3, seen(8, 9), { numbers: [9, 8], completeFrom: 8 })).toBe(3);
  });

  it('knows what of a list hangs together', () => {
    const posts = [7, 6, 4].map((number) => madePost(number));
    const view = (sort: 'NEWEST' | 'OLDEST' | 'CLAPS', from: number | null = null) => ({ sort, from });
    expect(runOf(posts, view('NEWEST'), true).completeFrom).toBe(4);
    expect(runOf(posts, view('NEWEST'), false).completeFrom).toBe(1);
    expect(runOf(posts, view('OLDEST'), true).completeFrom).toBe(1);
    expect(runOf(posts, view('OLDEST', 3), true).completeFrom).toBe(3);
    expect(runOf(posts, view('CLAPS'), true).completeFrom).toBe(Number.POSITIVE_INFINITY);
    expect(runOf(posts, view('CLAPS'), false).completeFrom).toBe(1);
  });
});
