import { setImmediate } from 'node:timers/promises';

/** Lets others have their turn in this process, and stops where the signal says so. */
export async function rest(signal: AbortSignal): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
}
