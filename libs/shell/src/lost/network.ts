/** How long the server may take to say that it is there, in ms. */
const answerMilliseconds = 5_000;

/** How often a page that waits for the network asks, in ms: browsers notice only some of the ways to lose one. */
const askingMilliseconds = 5_000;

/** Whether the server can be reached: any answer will do. */
export async function reachesServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(answerMilliseconds) }).then(
    () => true,
    () => false,
  );
}

/** Calls `then` each time the server is found there: as the browser comes online, and by asking. Returns the end. */
export function whenReachable(then: () => void): () => void {
  let isOver = false;
  const ask = (): void => {
    void reachesServer().then((isThere) => {
      if (isThere && !isOver) then();
    });
  };
  window.addEventListener('online', ask);
  const timer = window.setInterval(ask, askingMilliseconds);
  return () => {
    isOver = true;
    window.removeEventListener('online', ask);
    window.clearInterval(timer);
  };
}
