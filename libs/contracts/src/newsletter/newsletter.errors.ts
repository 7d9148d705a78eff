import { defineErrors } from '../common/define-errors';

export const newsletterErrors = defineErrors('NEWSLETTER', {
  /** The marketing service will not have it as it is (checklist line 219). */
  NOT_SUBMITTED: { status: 422, message: 'Sorry, there was an error submitting newsletter form' },
  LINK_NOT_VALID: {
    status: 400,
    message: 'This link does not work any more. Fill in the form again to get another one.',
  },
});
