import { useEffect } from 'react';

const property = '--lyceum-keyboard';

/**
 * Tells style sheets how much of the window's foot the keyboard of a phone covers, which lies over the page without
 * making the window smaller. The field that called the keyboard is brought out from under it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const page = document.documentElement.style;
    let before = 0;
    const tell = (): void => {
      const inset = insetOf(seen);
      page.setProperty(property, `${String(inset)}px`);
      if (before === 0 && inset > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
      before = inset;
    };
    tell();
    seen.addEventListener('resize', tell);
    seen.addEventListener('scroll', tell);
    return () => {
      seen.removeEventListener('resize', tell);
      seen.removeEventListener('scroll', tell);
      page.removeProperty(property);
    };
  }, []);
}

function insetOf({ height, offsetTop, scale }: VisualViewport): number {
  // Who has zoomed in sees a part of the page, and no keyboard hides the rest.
  return scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop));
}
