import { useLayoutEffect, useRef } from 'react';

/**
 * Puts the focus back where it was before a thread lay over the screen, so that the keyboard goes on from the card it
 * was opened by. Where that card has been drawn anew, its new link takes the focus; a thread that a link opened has
 * none, and the focus is left alone.
 */
export function useFocusReturn(threadId: string | undefined): void {
  const opener = useRef<{ threadId: string; element: Element | null }>(null);
  useLayoutEffect(() => {
    if (threadId !== undefined) {
      // The screen is inert already, but the browser takes the focus away only when it draws the next picture.
      opener.current = { threadId, element: document.activeElement };
      return undefined;
    }
    const left = opener.current;
    opener.current = null;
    if (!left) return undefined;
    // The window over the screen must be gone first: it holds the focus as long as it is there.
    const frame = requestAnimationFrame(() => focusOn(left.element, left.threadId));
    return () => cancelAnimationFrame(frame);
  }, [threadId]);
}

function focusOn(before: Element | null, threadId: string): void {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  const target = isThere ? before : document.querySelector<HTMLElement>(`main a[href="/thread/${threadId}"]`);
  target?.focus({ preventScroll: true });
}
