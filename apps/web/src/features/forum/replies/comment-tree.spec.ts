import { describe, expect, it } from '@jest/globals';
import { commentTree, type CommentNode, withComment, withMoreComments } from './comment-tree';
import type { CommentItem } from './reply.types';
import { madeComment } from './testing/made-replies';

/** `a(b(c)) d` of a tree. */
function drawn(nodes: readonly CommentNode[]): string {
  return nodes
    .map(({ comment, children }) => comment.id + (children.length > 0 ? `(${drawn(children)})` : ''))
    .join(' ');
}

const list: CommentItem[] = [
  madeComment('a', 1),
  madeComment('b', 2, 'a'),
  madeComment('c', 3, 'b'),
  madeComment('d', 2, 'a'),
  madeComment('e', 1),
];

describe('the tree of comments', () => {
  it('[106] hangs comments below what they answer, and counts all below', () => {
    const tree = commentTree(list);
    expect(drawn(tree)).toBe('a(b(c) d) e');
    expect(tree.map(({ descendants }) => descendants)).toEqual([3, 0]);
  });

  it('[106] shows five levels', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id, index, ids) =>
      madeComment(id, index + 1, ids[index - 1] ?? null),
    );
    expect(drawn(commentTree(five))).toBe('a(b(c(d(e))))');
  });

  it('is whole for every start of the list', () => {
    for (let count = 0; count <= list.length; count += 1) {
      const flat = (nodes: readonly CommentNode[]): string[] =>
        nodes.flatMap(({ comment, children }) => [comment.id, ...flat(children)]);
      expect(flat(commentTree(list.slice(0, count)))).toEqual(list.slice(0, count).map(({ id }) => id));
    }
  });

  it('puts a new comment last among the answers of its parent', () => {
    expect(drawn(commentTree(withComment(list, madeComment('x', 2, 'a'))))).toBe('a(b(c) d x) e');
    expect(drawn(commentTree(withComment(list, madeComment('x', 3, 'b'))))).toBe('a(b(c x) d) e');
    expect(drawn(commentTree(withComment(list, madeComment('x', 1))))).toBe('a(b(c) d) e x');
  });

  it('shows a comment once that comes twice, as it came last', () => {
    const again = withComment(list, { ...madeComment('b', 2, 'a'), content: 'changed' });
    expect(again.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(again[1]?.content).toBe('changed');
  });

  it('goes on with a further page', () => {
    const more = [madeComment('e', 1), madeComment('f', 2, 'e'), madeComment('g', 1)];
    expect(drawn(commentTree(withMoreComments(list, more)))).toBe('a(b(c) d) e(f) g');
  });
});
