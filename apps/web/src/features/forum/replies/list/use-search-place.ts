import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { scrollerOf } from '../../parts/use-near-end';

/**
 * The search among the replies. While something is looked for the list keeps itself out of sight; afterwards it is there
 * again as it was, and so is the reader's place in it (checklist line 103).
 */
export function useSearchPlace(area: RefObject<HTMLElement | null>) {
  const [search, setSearch] = useState('');
  const place = useRef<number | null>(null);
  const scroller = (): HTMLElement | null => (area.current ? scrollerOf(area.current) : null);
  useLayoutEffect(() => {
    if (search !== '' || place.current === null || !area.current) return;
    const box = scrollerOf(area.current);
    if (box) box.scrollTop = place.current;
    place.current = null;
  }, [area, search]);
  return {
    search,
    setSearch: (next: string): void => {
      if (search === '' && next !== '') place.current = scroller()?.scrollTop ?? null;
      setSearch(next);
    },
  };
}
