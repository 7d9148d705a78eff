import { setTimeout as pause } from 'node:timers/promises';

/** ms between one try and the next. */
const pauses = [100, 300, 1_000, 3_000];

/** Does something until it succeeds, five times at most. @throws what the last try threw */
export async function again<Done>(act: () => Promise<Done>): Promise<Done> {
  for (const before of pauses)
    try {
      return await act();
    } catch {
      await pause(before);
    }
  return act();
}
