import { useCallback, useEffect, useRef } from 'react';

/** What happens within so many milliseconds is looked at once; not by all readers at the same moment. */
const gatherMilliseconds = 600;

/** Calls `work` once for all calls of a moment. */
export function useGathered(work: () => void): () => void {
  const latest = useRef(work);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= window.setTimeout(
      () => {
        timer.current = undefined;
        latest.current();
      },
      gatherMilliseconds * (0.5 + Math.random()),
    );
  }, []);
}
