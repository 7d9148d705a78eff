/** What counts as a sign of the user. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Calls `listener` whenever the user moves, types or scrolls. Answers what stops it. */
export function onSign(target: EventTarget, listener: () => void): () => void {
  for (const sign of signs) target.addEventListener(sign, listener, { capture: true, passive: true });
  return () => {
    for (const sign of signs) target.removeEventListener(sign, listener, { capture: true });
  };
}
