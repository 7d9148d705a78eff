import { defineErrors } from '../common/define-errors';

export const cmsErrors = defineErrors('CMS', {
  /** Also of what is not published: nobody learns what is being written. */
  NOT_FOUND: { status: 404, message: 'There is no such page.' },
});
