import { defineErrors } from '../common/define-errors';

export const schoolsErrors = defineErrors('SCHOOLS', {
  NOT_FOUND: { status: 404, message: 'There is no such school.' },
  ALREADY_THERE: {
    status: 409,
    message: 'There is a school of this name in this city and state already. Merge the two instead.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone changed this school in the meantime. Please reload and try again.',
  },
  MERGED: { status: 409, message: 'This school was merged into another one.' },
  CHANGED_LATELY: {
    status: 409,
    message: 'You changed your school less than {days} days ago. Please write to us if it is wrong.',
  },
  INTO_ITSELF: { status: 400, message: 'A school cannot be merged into itself.' },
});
