import { defineErrors } from '../common/define-errors';

/** What posts refuse; what is wrong with a text stands in `threadErrors`. */
export const postErrors = defineErrors('POST', {
  /** No such post, or none the caller may see. */
  NOT_FOUND: { status: 404, message: 'This reply is not there.' },
  DELETED: { status: 410, message: 'This reply was deleted.' },
  NOT_THE_AUTHOR: { status: 403, message: 'Only its author can change this reply.' },
  NO_REPLIES: { status: 403, message: 'Not authorized to comment on this reply' },
  TOO_MANY_MENTIONS: { status: 400, message: 'Mention at most 20 people.' },
  NOT_REMOVABLE: { status: 403, message: 'You may not remove this reply.' },
});

export const commentErrors = defineErrors('COMMENT', {
  /** No such comment, or none the caller may see. */
  NOT_FOUND: { status: 404, message: 'This comment is not there.' },
  DELETED: { status: 410, message: 'This comment was deleted.' },
  NOT_THE_AUTHOR: { status: 403, message: 'Only its author can change this comment.' },
  NO_REPLIES: { status: 403, message: 'Not authorized to reply to this comment' },
  NOT_HIGHLIGHTABLE: {
    status: 403,
    message: 'Only teachers of its author and admins of the forum highlight a comment.',
  },
  NOT_REMOVABLE: { status: 403, message: 'You may not remove this comment.' },
});
