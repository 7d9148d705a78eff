import type { ConfirmRequest } from '@lyceum/ui';

/** Asked before jobs are left undone: there is no way back. */
export const discardQuestion = (count: number): ConfirmRequest => ({
  title: count === 1 ? 'Discard this job?' : `Discard these ${count} jobs?`,
  message: 'What they were to do is never done. This cannot be undone.',
  confirmLabel: 'Discard',
  tone: 'danger',
});
