import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells when a dropdown should close: Escape (`byKey`), a press outside `root`, or the focus leaving it. A press on a
 * part of the page that is no focus target moves no focus, so both are watched.
 */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (byKey: boolean) => void,
): void {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    const { signal } = abort;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && root.current !== null && !root.current.contains(target);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') dismiss.current(true);
    };
    const onPress = ({ target }: Event): void => {
      if (isOutside(target)) dismiss.current(false);
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('focusin', onPress, { signal });
    return () => abort.abort();
  }, [root, isOpen]);
}
