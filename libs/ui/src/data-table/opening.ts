import type { HTMLAttributes } from 'react';
import { isForRow } from './row-keys';

/** A row or card that opens by a press on it and by Enter. Its link, within it, is what is told to screen readers. */
export function opening(open: () => void): HTMLAttributes<HTMLElement> {
  return {
    tabIndex: -1,
    'data-opens': true,
    onClick: (event) => {
      if (isForRow(event)) open();
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) open();
    },
  } as HTMLAttributes<HTMLElement>;
}
