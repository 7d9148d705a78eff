/** Time a screen has the line to itself, in ms: on a phone its own chunks, data and fonts take that long. */
const settleMilliseconds = 3_000;

/** Runs `work` once the page has settled and the browser has nothing to do. Returns the cancel. */
export function whenIdle(work: () => void): () => void {
  let cancelIdle = (): void => undefined;
  const timer = window.setTimeout(() => {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') return work();
    const id = window.requestIdleCallback(work, { timeout: 5_000 });
    cancelIdle = () => window.cancelIdleCallback(id);
  }, settleMilliseconds);
  return () => {
    window.clearTimeout(timer);
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
    for (const move of moves) window.removeEventListener(move, start);
  };
  for (const move of moves) window.addEventListener(move, start);
  return cancel;
}
