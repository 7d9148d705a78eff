import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: number | undefined;
let current = 0;

function tick(): void {
  current = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= window.setInterval(tick, 60_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
    current = 0;
  };
}

/** The present, renewed once a minute by one timer however many components read it. */
export function useMinuteClock(): Date {
  return new Date(
    useSyncExternalStore(
      subscribe,
      () => (current ||= Date.now()),
      () => 0,
    ),
  );
}
