/** Time a screen has the line to itself, in ms: on a phone its own chunks, data and fonts take that long. */
const settleMilliseconds = 3_000;

/** Runs `work` once the page has settled and the browser has nothing to do. Returns the cancel. */
export function whenIdle(work: () => void): () => void {
  let cancelIdle = (): void => undefined;
  const timer = setTimeout(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') return work();
    const id = requestIdleCallback(work, { timeout: 5_000 });
    cancelIdle = () => cancelIdleCallback(id);
  }, settleMilliseconds);
  return () => {
    clearTimeout(timer);
    cancelIdle();
  };
}

/** What a reader does before they can want anything. */
const moves = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs `work` once: with the reader's first move, or when idle. Returns the cancel. */
export function whenMovedOrIdle(work: () => void): () => void {
  const start = (): void => {
    cancel();
    work();
  };
  const cancelIdle = whenIdle(start);
  const cancel = (): void => {
    cancelIdle();
    for (const move of moves) removeEventListener(move, start);
  };
  for (const move of moves) addEventListener(move, start);
  return cancel;
}
