/** Something a person can put right. The message is one sentence and says how; no stack is shown. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}
