import { postLimits } from '@lyceum/contracts/forum';
import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onNear` whenever the element that is marked comes within 200 px of the window's bottom (checklist line 101),
 * again after each change of `revision`: a short page may leave the end where it was.
 */
export function useNearBottom(onNear: () => void, revision: unknown): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      // The margin counts only around what scrolls, which is the thread's window and not the page.
      {
        root: scrollerOf(element),
        rootMargin: `0px 0px ${String(postLimits.nextPageWithinPixels)}px 0px`,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, revision]);
  return setElement;
}

/** What scrolls an element; null for the page itself. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}
