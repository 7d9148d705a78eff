import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Something the palette does in place: 'Suspend Ada Lovelace'. */
export interface PaletteAct {
  readonly label: string;
  readonly run: () => void;
}

/** Acts of what is on the screen, in the order in which their parts came. */
let offered: readonly PaletteAct[] = [];
const listeners = new Set<() => void>();

/** An act whose screen is on its way, and the path of that. */
let wanted: { readonly label: string; readonly path: string } | null = null;

function setOffered(acts: readonly PaletteAct[]): void {
  offered = acts;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What can be done on the present screen. */
export const useOfferedActs = (): readonly PaletteAct[] => useSyncExternalStore(subscribe, () => offered);

/** Does it as soon as a screen offers it: the one at the path that is gone to. */
export function wantAct(label: string, path: string): void {
  wanted = { label, path };
}

/** Whoever has come to another screen than the one of the act they wanted wants it no more. */
export function forgetWantedElsewhere(arrivedAt: string): void {
  if (wanted && !arrivedAt.replace(/\/$/, '').endsWith(wanted.path)) wanted = null;
}

/**
 * Offers in the palette what a button of the screen does, for as long as that stands there.
 * @param label null where the reader may not, or there is nothing to do
 */
export function usePaletteAct(label: string | null, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (label === null) return undefined;
    const act = { label, run: () => latest.current() };
    setOffered([...offered, act]);
    if (wanted?.label === label) {
      wanted = null;
      act.run();
    }
    return () => setOffered(offered.filter((other) => other !== act));
  }, [label]);
}
