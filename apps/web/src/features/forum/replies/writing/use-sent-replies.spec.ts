import { describe, expect, it } from '@jest/globals';
import { refreshed } from '../live/use-changed-posts';
import { withPost } from './use-sent-replies';
import { madeComment, madePost } from '../testing/made-replies';

describe('lists of posts', () => {
  const pages = [[madePost(3), madePost(2)], [madePost(1)]];
  const numbers = (shown: readonly (readonly { number: number }[])[]): number[][] =>
    shown.map((page) => page.map(({ number }) => number));

  it('show a reply of one’s own where it belongs, once', () => {
    expect(numbers(withPost(pages, madePost(4), false))).toEqual([[4, 3, 2], [1]]);
    expect(numbers(withPost([[madePost(1)], [madePost(2)]], madePost(3), true))).toEqual([[1], [2, 3]]);
    expect(numbers(withPost(pages, madePost(2), false))).toEqual([[3, 2], [1]]);
  });

  it('[106] keep comments that were loaded further down when a post has changed', () => {
    const comments = Array.from({ length: 35 }, (_, index) => madeComment(`c${String(index)}`, 1));
    const post = madePost(1, { comments, commentsCursor: null });
    const fresh = madePost(1, {
      content: 'changed',
      comments: comments.slice(0, 30),
      commentsCursor: 'more',
    });
    const shown = refreshed(post, fresh);
    expect(shown.content).toBe('changed');
    expect(shown.comments).toHaveLength(35);
    expect(shown.commentsCursor).toBeNull();
  });
});
