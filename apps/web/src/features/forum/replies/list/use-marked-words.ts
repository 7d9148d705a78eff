import { useCallback, useEffect, useRef } from 'react';
import { wordPlaces } from './word-ranges';

/** Name of the marks in the style sheet: `::highlight(found-words)`. */
const name = 'found-words';

/**
 * Marks what was looked for in the texts within the element that `ref` is put on; after each change of `shown` anew. The
 * browser paints the marks over the text as it is, whatever its form; one that cannot shows the text without them.
 */
export function useMarkedWords(searchQuery: string, shown: unknown): (element: HTMLElement | null) => void {
  const area = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const highlights = 'highlights' in CSS ? CSS.highlights : null;
    if (!highlights || !area.current) return;
    highlights.set(name, new Highlight(...rangesIn(area.current, searchQuery)));
    return () => void highlights.delete(name);
  }, [searchQuery, shown]);
  return useCallback((element) => {
    area.current = element;
  }, []);
}

function rangesIn(area: HTMLElement, searchQuery: string): Range[] {
  return [...area.querySelectorAll('[data-reply-text]')].flatMap((text) => {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const ranges: Range[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [start, end] of wordPlaces(node.nodeValue ?? '', searchQuery)) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
      }
    return ranges;
  });
}
