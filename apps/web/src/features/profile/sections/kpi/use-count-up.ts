import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** How long a number takes to count up, in ms. */
const duration = 1_200;

/** Slower towards the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Counts up from one number to another; `from` and `to` are as they were first told. Who wants no motion has the last one at once.
 * @returns what it is at now, and whether it has come to the end
 */
export function useCountUp(from: number, to: number): { count: number; isDone: boolean } {
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const isCounting = !isStill && from < to;
  const [count, setCount] = useState(isCounting ? from : to);
  useEffect(() => {
    if (!isCounting) return undefined;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number): void => {
      start ??= now;
      const part = Math.min((now - start) / duration, 1);
      setCount(Math.round(from + (to - from) * eased(part)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isCounting, from, to]);
  return isCounting ? { count, isDone: count === to } : { count: to, isDone: true };
}
