import { defineErrors } from '../common/define-errors';

export const threadErrors = defineErrors('THREAD', {
  /** No such thread, or none the caller may open (checklist line 89). */
  NOT_FOUND: { status: 404, message: 'Error Finding Thread' },
  DELETED: { status: 410, message: 'Not found' },
  NOT_THE_AUTHOR: { status: 403, message: 'Only its author can change this thread.' },
  NOT_DELETABLE: { status: 403, message: 'You may not delete this thread.' },
  NOT_PINNABLE: { status: 403, message: 'Only admins and moderators of the forum pin threads.' },
  ANSWER_NOT_HIGHLIGHTABLE: {
    status: 403,
    message: 'Only Educators of who asked and moderators of the forum highlight an answer.',
  },
  NOT_AN_EDUCATOR: {
    status: 403,
    message: 'Only Educators set a date until which a thread is to be answered.',
  },
  TOO_MANY_PINNED: { status: 409, message: 'A forum has at most 20 pinned threads. Unpin one first.' },
  PINS_CHANGED: {
    status: 409,
    message: 'The pinned threads have changed in the meantime. Please reload and try again.',
  },
  /** The same `clientKey` with another text: the first attempt arrived although its answer did not. */
  POSTED_ALREADY: {
    status: 409,
    message: 'Your first version has been posted already. Open it in the forum and edit it there.',
  },
  NO_REPLIES: { status: 403, message: 'Not authorized to reply to this thread' },
  NOT_A_MEMBER: { status: 403, message: 'Join the forum to write in it.' },
  CONTENT_INVALID: { status: 400, message: 'This content has parts that cannot be posted.' },
  CONTENT_BLANK: { status: 400, message: 'Write something first.' },
  CONTENT_TOO_LARGE: { status: 400, message: 'This is too long to be posted. Make it shorter.' },
});
