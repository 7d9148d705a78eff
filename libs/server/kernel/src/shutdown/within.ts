/**
 * Waits for something that may never end, such as the goodbye of a connection whose other side is gone.
 * @param milliseconds after this long the wait is given up
 * @returns whether it ended in time; what it threw is thrown on
 */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), milliseconds);
  try {
    return await Promise.race([work.then(() => true), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** How long a connection may take to close at shutdown, in ms. */
export const closeWithinMilliseconds = 1_000;
