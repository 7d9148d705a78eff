import { type RefObject, useEffect } from 'react';
import { isFreeKey } from '../keyboard/is-free-key';

/**
 * From anywhere on the page: `j` and `k` walk through the rows, whether of a table or cards, `x` selects the one where
 * one is.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      if (rows.length === 0 || !isFreeKey(event)) return;
      const here = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === 'j') rows[Math.min(here + 1, rows.length - 1)]?.focus();
      else if (event.key === 'k') rows[here < 0 ? rows.length - 1 : Math.max(here - 1, 0)]?.focus();
      else if (event.key === 'x') rows[here]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list, isOn]);
}
