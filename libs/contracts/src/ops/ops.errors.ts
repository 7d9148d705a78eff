import { defineErrors } from '../common/define-errors';

export const opsErrors = defineErrors('OPS', {
  EXPORT_TOO_LONG: {
    status: 409,
    message: 'This is more than {rows} rows, which is all one file holds. Narrow it down with a filter.',
  },
  /** What was to be undone is another by now. */
  CHANGED_SINCE: { status: 409, message: 'Changed since, so it stays as it is.' },
  TOO_MANY_VIEWS: { status: 409, message: 'You have {views} saved views. Remove one to save another.' },
  TOO_MANY_SHARED_VIEWS: {
    status: 409,
    message: 'This list has {views} shared views. Remove one to share another.',
  },
  VIEW_CHANGED: {
    status: 409,
    message: 'This view was changed meanwhile. Look at it again before you change it.',
  },
  VIEW_NAME_TAKEN: { status: 409, message: 'There is a view of that name already.' },
  VIEW_NOT_FOUND: { status: 404, message: 'This view does not exist any more.' },
});
