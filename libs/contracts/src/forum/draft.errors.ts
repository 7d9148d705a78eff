import { defineErrors } from '../common/define-errors';

export const draftErrors = defineErrors('DRAFT', {
  /** The stored draft is not the one this save was based on; nothing was overwritten. */
  CONFLICT: {
    status: 409,
    message: 'This draft was changed on another device in the meantime.',
  },
  TOO_LARGE: { status: 400, message: 'This draft is too long to be kept. Make it shorter.' },
  CONTENT_INVALID: { status: 400, message: 'This draft has parts that cannot be kept.' },
  TOO_MANY: { status: 409, message: 'You have kept 500 drafts. Post or delete one first.' },
});
