import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ListPlace, placeOf, rememberPlace } from './list-memory';

interface ListAsShown {
  /** The address of the list as a text. */
  readonly address: string;
  readonly selected: ReadonlyMap<string, string>;
  /** Its rows stand there. */
  readonly isReady: boolean;
  /** Where its page begins; null for the first one. */
  readonly after: string | null;
}

/** How the list at this path was left, where it is looked at as it was then. */
export function usePlaceLeft(address: string): ListPlace | undefined {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [left] = useState(() => placeOf(path, address));
  return left;
}

/**
 * Whoever comes back to a list finds it as they left it: as far down, on the row they went from. Another page of it begins
 * at its top. @returns what holds the table
 */
export function useListPlace(
  left: ListPlace | undefined,
  shown: ListAsShown,
): RefObject<HTMLDivElement | null> {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { address, selected, isReady, after } = shown;
  const box = useRef<HTMLDivElement>(null);
  usePageTop(after, box);
  const latest = useRef({ address, selected });
  useLayoutEffect(() => {
    latest.current = { address, selected };
  });
  useLayoutEffect(
    () => () =>
      rememberPlace(path, { ...latest.current, scroll: window.scrollY, row: rowWithFocus(box.current) }),
    [path, box],
  );
  const isDue = useRef(left !== undefined);
  useEffect(() => {
    if (!isReady || !isDue.current || !left) return undefined;
    // After the router, which begins a screen at its top and its heading.
    const frame = requestAnimationFrame(() => {
      isDue.current = false;
      window.scrollTo(0, left.scroll);
      if (left.row !== null) focusRow(box.current, left.row);
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, left, box]);
  return box;
}

/** Who turns the page by keys begins at its top, too. */
function usePageTop(after: string | null, box: RefObject<HTMLElement | null>): void {
  const shown = useRef(after);
  useEffect(() => {
    if (shown.current === after) return;
    shown.current = after;
    // The button that was pressed may rest now.
    box.current?.querySelector<HTMLElement>('[role="region"]')?.focus({ preventScroll: true });
  }, [after, box]);
}

const rowWithFocus = (box: HTMLElement | null): string | null =>
  box?.contains(document.activeElement)
    ? (document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null)
    : null;

function focusRow(box: HTMLElement | null, id: string): void {
  const row = [...(box?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
    ({ dataset }) => dataset['row'] === id,
  );
  const target = row?.matches('[tabindex]') ? row : row?.querySelector<HTMLElement>('a, button');
  target?.focus({ preventScroll: true });
}
