import { useCallback, useEffect, useState } from 'react';

/** Whole seconds left of a wait, counted by the clock and not by ticks, so a sleeping tab stays right. */
export function useCountdown(initialSeconds = 0): readonly [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + initialSeconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1_000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = useCallback((seconds: number): void => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1_000);
  }, []);

  return [left, start];
}
