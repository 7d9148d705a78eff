import { threadLimits } from '@lyceum/contracts/forum';
import { useEffect, useEffectEvent, useState } from 'react';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * Fetches a list's next page whenever the element that is marked comes within so many pixels of the bottom (checklist
 * lines 85, 101), again after each page: a short one may leave the end where it was.
 */
export function useNearEnd(
  list: Pages,
  pixels: number = threadLimits.nextPageWithinPixels,
): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { isFetching } = list;
  const more = useEffectEvent(() => {
    // A failure waits for the reader to try again.
    if (list.hasNextPage && !list.isFetching && !list.isFetchNextPageError) list.fetchNextPage();
  });
  useEffect(() => {
    if (!element || isFetching) return;
    let observer: IntersectionObserver | undefined;
    // What scrolls is known once the browser has laid the page out: asked before, it would do so before its first frame.
    const frame = requestAnimationFrame(() => {
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) more();
        },
        // The margin counts only around what scrolls: a thread's window, or the page.
        { root: scrollerOf(element), rootMargin: `0px 0px ${String(pixels)}px 0px` },
      );
      observer.observe(element);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, [element, isFetching, pixels]);
  return setElement;
}

/** What scrolls an element; null for the page itself. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}
