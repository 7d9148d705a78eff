import { isFreeKey } from '@lyceum/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { lastSearchOf } from '../tables/list-memory';
import type { ConsoleSection } from './navigation';
import { openPalette } from './palette/palette-store';

interface ShortcutHandlers {
  readonly onSheet: () => void;
  readonly onNavigation: () => void;
}

/** The letter of a section counts for so many ms after g. */
const patience = 1_500;

/** The frame's keys: Ctrl or Cmd with K everywhere; ?, [ and g with the letter of a section while nothing is typed. */
export function useShortcuts(sections: readonly ConsoleSection[], handlers: ShortcutHandlers): void {
  const navigate = useNavigate();
  const pressedG = useRef(-Infinity);
  useEffect(() => {
    const onPlainKey = (event: KeyboardEvent): void => {
      const isAfterG = event.timeStamp - pressedG.current < patience;
      pressedG.current = event.key === 'g' && !isAfterG ? event.timeStamp : -Infinity;
      const section = isAfterG && sections.find(({ letter }) => letter === event.key);
      if (section) void navigate({ to: section.path, search: lastSearchOf(section.path) });
      else if (event.key === '?') handlers.onSheet();
      else if (event.key === '[') handlers.onNavigation();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (isPalette && sections.length > 0) {
        event.preventDefault();
        openPalette();
      } else if (isFreeKey(event)) onPlainKey(event);
    };
    // Ahead of the tables, whose j is also the letter of a section after g.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  });
}
