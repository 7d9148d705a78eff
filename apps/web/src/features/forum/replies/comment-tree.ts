import type { CommentItem } from './reply.types';

/** A comment and what was said about it. */
export interface CommentNode {
  readonly comment: CommentItem;
  readonly children: readonly CommentNode[];
  /** All comments below it, however deep. */
  readonly descendants: number;
}

/**
 * Comments as they hang together (checklist line 106), of a list in the order of the tree. One whose parent is not in
 * the list stands at the top.
 */
export function commentTree(comments: readonly CommentItem[]): CommentNode[] {
  const known = new Set(comments.map(({ id }) => id));
  const below = new Map<string | null, CommentItem[]>();
  for (const comment of comments) {
    const parent = comment.parentId && known.has(comment.parentId) ? comment.parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), comment]);
  }
  const nodesBelow = (parent: string | null): CommentNode[] =>
    (below.get(parent) ?? []).map((comment) => {
      const children = nodesBelow(comment.id);
      const descendants = children.reduce((sum, child) => sum + 1 + child.descendants, 0);
      return { comment, children, descendants };
    });
  return nodesBelow(null);
}

/** The list with one more comment, at its place in the tree: last of its parent's. One that is there is replaced. */
export function withComment(comments: readonly CommentItem[], added: CommentItem): CommentItem[] {
  if (comments.some(({ id }) => id === added.id))
    return comments.map((comment) => (comment.id === added.id ? added : comment));
  const parent = comments.findIndex(({ id }) => id === added.parentId);
  if (parent < 0) return [...comments, added];
  const level = comments[parent]?.level ?? 0;
  const after = comments.findIndex((comment, index) => index > parent && comment.level <= level);
  return after < 0 ? [...comments, added] : comments.toSpliced(after, 0, added);
}

/** The list with more of it behind; a comment that is in both stands there once, as it is newer. */
export function withMoreComments(
  comments: readonly CommentItem[],
  more: readonly CommentItem[],
): CommentItem[] {
  return more.reduce<CommentItem[]>((list, comment) => withComment(list, comment), [...comments]);
}
