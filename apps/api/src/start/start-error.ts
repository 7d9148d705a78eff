import { ConfigError } from '@lyceum/kernel';

/** The server cannot start, for a reason its operator can mend. The message says what happened and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What to print for a failed start: a sentence where we know the reason, everything otherwise. */
export function describeStartFailure(thrown: unknown): string {
  if (thrown instanceof StartError || thrown instanceof ConfigError) return thrown.message;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return 'The port is in use. Stop what runs there or choose another with PORT=….';
  if (code === 'EACCES') return 'The port may not be opened by this user. Choose one above 1023 with PORT=….';
  if (code === 'ENOSPC' || code === '53100')
    return 'The disk is full. Make room and start again; nothing is lost.';
  return error.stack ?? error.message;
}
