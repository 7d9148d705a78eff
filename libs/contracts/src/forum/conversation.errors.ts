import { defineErrors } from '../common/define-errors';

export const conversationErrors = defineErrors('CONVERSATION', {
  /** No such conversation or reply, or none the caller may see. */
  NOT_FOUND: { status: 404, message: 'This conversation does not exist.' },
  DELETED: { status: 410, message: 'This conversation was deleted.' },
  NOT_A_MEMBER: { status: 403, message: 'Join the forum to take part in its conversations.' },
  /** The same `clientKey` with another text: the first attempt arrived although its answer did not. */
  POSTED_ALREADY: {
    status: 409,
    message: 'Your first version has been posted already. Post again to have this one beside it.',
  },
  NOT_THE_AUTHOR: { status: 403, message: 'Only its author can delete this.' },
});
