import type { KeyboardEvent, MouseEvent } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

function isTyping(target: HTMLElement): boolean {
  return target.matches('select, textarea, input:not([type="checkbox"]):not([type="radio"])');
}

/** Up and Down move from a control in a row to the same control in the neighbouring row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const target = event.target as HTMLElement;
  const row = target.closest('tr');
  const other = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  // An opened menu lives in a portal, outside the row, and keeps its own arrow keys.
  if (event.defaultPrevented || isTyping(target) || !row || !other) return;
  if (target === row) {
    event.preventDefault();
    (other as HTMLElement).focus();
    return;
  }
  const index = [...row.querySelectorAll(focusable)].indexOf(target);
  const controls = other.querySelectorAll<HTMLElement>(focusable);
  const next = controls[Math.min(index, controls.length - 1)];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Whether a press on a row was meant for the row: on no control in it, and selecting no text. */
export function isForRow(event: MouseEvent<HTMLElement>): boolean {
  const isOnControl = (event.target as HTMLElement).closest(`${focusable}, label`) !== null;
  return !isOnControl && !event.defaultPrevented && window.getSelection()?.toString() === '';
}
