import { partsToShow } from './parts-on-the-way';

/**
 * Puts what the application draws, apart from the page so far, in the place of what the server drew, once all of it stands: nothing
 * flashes, nothing moves, and what has the focus keeps it. Until then, and for good where it never does, one reads what the server drew.
 */
export function takeOver(served: HTMLElement, drawn: HTMLElement): void {
  const { pathname } = window.location;
  const observer = new MutationObserver(look);
  observer.observe(drawn, { childList: true, subtree: true });
  // One that shows nothing changes nothing, either.
  partsToShow.onLess = () => queueMicrotask(look);

  function look(): void {
    if (drawn.isConnected || !drawn.querySelector('main')?.hasChildNodes()) return;
    // Of a screen that was left at once some parts are never shown.
    if (!partsToShow.isEmpty && window.location.pathname === pathname) return;
    observer.disconnect();
    partsToShow.onLess = undefined;
    const { activeElement } = document;
    const focused = served.contains(activeElement) ? nameOf(activeElement) : null;
    drawn.id = served.id;
    served.replaceWith(drawn);
    if (focused === null) return;
    const same = Array.from(drawn.querySelectorAll<HTMLElement>('*')).find((one) => nameOf(one) === focused);
    same?.focus({ preventScroll: true });
  }
}

/** By what an element of one is known in the other. */
const nameOf = (element: Element | null): string =>
  [element?.tagName, element?.id, element?.getAttribute('href')].join();
