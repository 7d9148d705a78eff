import { threadLimits } from '@lyceum/contracts/forum';
import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onNear` whenever the element that `ref` marks comes within 400 px of the screen's bottom (checklist line 85),
 * again after each change of `revision`: a short page may leave the end where it was.
 */
export function useNearEnd(onNear: () => void, revision: unknown): (element: HTMLElement | null) => void {
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
      { rootMargin: `0px 0px ${String(threadLimits.nextPageWithinPixels)}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, revision]);
  return setElement;
}
