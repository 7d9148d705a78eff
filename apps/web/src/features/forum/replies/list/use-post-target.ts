import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PostItem } from '../reply.types';

/**
 * Brings a post into view as soon as it is in the list: that of the number asked for, or in a list of the oldest first
 * the next one where that number is nobody's any more.
 */
export function usePostTarget(
  area: RefObject<HTMLElement | null>,
  posts: readonly PostItem[],
  first: number | null,
): (number: number) => void {
  const target = useRef(first);
  // A target may be given for posts that are there already.
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const wanted = target.current;
    if (wanted === null || posts.length === 0) return;
    const post = area.current?.querySelector<HTMLElement>(`[data-post="${String(nearest(posts, wanted))}"]`);
    if (!post) return;
    target.current = null;
    post.focus({ preventScroll: true });
    post.scrollIntoView({ block: 'start' });
  }, [area, posts, asked]);
  return useCallback((number) => {
    target.current = number;
    setAsked((times) => times + 1);
  }, []);
}

function nearest(posts: readonly PostItem[], wanted: number): number {
  const numbers = posts.map(({ number }) => number);
  const later = numbers.filter((number) => number >= wanted);
  return later.length > 0 ? Math.min(...later) : Math.max(...numbers);
}
