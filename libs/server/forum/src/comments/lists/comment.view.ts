import { commonErrors } from '@lyceum/contracts/common';
import { postLimits } from '@lyceum/contracts/forum';
import { type Actor, cutPage, decodeCursor, DomainError, encodeCursor, type Keyset } from '@lyceum/kernel';
import { mayHighlight } from '../../replies/access/reply-policy';
import { toReplyView } from '../../replies/reply.rows';
import type { ThreadAccess } from '../../threads/thread-policy';
import type { CommentRow } from './comment.queries';
import type { CommentModel, CommentPageModel } from '../comment.model';

export function toCommentView(actor: Actor, forum: ThreadAccess, row: CommentRow): CommentModel {
  const view = toReplyView(actor, 'COMMENT', forum, row);
  const { postId, parentId, level } = row;
  return {
    ...view,
    postId,
    parentId,
    level,
    isHighlighted: row.isHighlighted && !view.deleted,
    highlightable: mayHighlight(actor, forum, row),
    // Made where it is asked for: a page of posts shows hundreds of comments, and goes on from the last of each post.
    get cursor() {
      return encodeCursor(keysetOf(row));
    },
  };
}

export function toCommentPage(
  actor: Actor,
  forum: ThreadAccess,
  rows: readonly CommentRow[],
): CommentPageModel {
  const { rows: shown, nextCursor } = cutPage(rows, postLimits.commentsPageSize, keysetOf);
  return { comments: shown.map((row) => toCommentView(actor, forum, row)), cursor: nextCursor };
}

/** The place of a comment out of its cursor. @throws DomainError COMMON_INVALID_INPUT */
export function pathOf(cursor: string): number[] {
  const [text] = decodeCursor(cursor);
  if (/^\d{1,9}(\.\d{1,9}){0,4}$/.test(text)) return text.split('.').map(Number);
  const issues = [{ path: 'cursor', message: 'This is not a place in the list.' }];
  throw new DomainError(commonErrors.INVALID_INPUT, { issues });
}

function keysetOf({ place, id }: CommentRow): Keyset {
  return [place, id];
}
