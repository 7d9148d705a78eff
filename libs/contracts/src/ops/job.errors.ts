import { defineErrors } from '../common/define-errors';

export const jobErrors = defineErrors('JOB', {
  NOT_PARKED: { status: 409, message: 'This job is not parked any more.' },
  /** A run of it goes on, or somebody asked for one just before. */
  TASK_RUNS: { status: 409, message: 'This task is running or about to: it was not begun a second time.' },
});
