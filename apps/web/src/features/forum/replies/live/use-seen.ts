import { useEffect, useRef, useState } from 'react';

/** Calls `onSeen` once the element that is marked has come into view. */
export function useSeen(onSeen: () => void): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      latest.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return setElement;
}
