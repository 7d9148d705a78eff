import { defineErrors } from '../common/define-errors';

/** What can be wrong with a change of a feature's extra users (checklist line 231). Nothing is changed then. */
export const featureErrors = defineErrors('FEATURE', {
  NOT_FOUND: { status: 404, message: 'There is no such feature.' },
  NAME_TAKEN: { status: 409, message: 'There is a feature of this name already.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone changed this list in the meantime. Look at what would change now, then apply it.',
  },
  TOO_MANY_AT_ONCE: {
    status: 413,
    message: 'At most {maximum} emails can be added or removed at once. Please split the list.',
  },
  LIST_FULL: { status: 413, message: 'A feature has at most {maximum} extra users.' },
});
