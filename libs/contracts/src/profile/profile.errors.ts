import { defineErrors } from '../common/define-errors';

export const profileErrors = defineErrors('PROFILE', {
  /** Also of whoever has not said when they were born: they are protected like a minor. Its issues name the fields. */
  MINOR_FIELD: {
    status: 400,
    message: 'Friends at most can see this while you are under 18, or have not said when you were born.',
  },
});
