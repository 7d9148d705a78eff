import { defineErrors } from '../common/define-errors';

export const conversationErrors = defineErrors('CONVERSATION', {
  /** No such conversation or reply, or none the caller may see. */
  NOT_FOUND: { status: 404, message: 'This conversation does not exist.' },
  DELETED: { status: 410, message: 'This conversation was deleted.' },
  NOT_A_MEMBER: { status: 403, message: 'Join the forum to take part in its conversations.' },
  NOT_THE_AUTHOR: { status: 403, message: 'Only its author can delete this.' },
});
