/** Runs `work` once the page has settled; Safari has no idle callback and gets a timer. Returns the cancel. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(work, { timeout: 5000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(work, 2000);
  return () => window.clearTimeout(id);
}
