import { defineErrors } from '../common/define-errors';

export const jobErrors = defineErrors('JOB', {
  NOT_PARKED: { status: 409, message: 'This job is not parked any more.' },
});
