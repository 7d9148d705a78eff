import { type KeyboardEvent, type RefObject, useRef } from 'react';

interface CardPlace {
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** How a block is moved: by its buttons, and by Alt with an arrow key from anywhere in it. */
export function useCardMoves({ at, count, onMove }: CardPlace) {
  const box = useRef<HTMLLIElement>(null);
  const move = (to: number): void => {
    if (to < 0 || to >= count) return;
    const focused = document.activeElement as HTMLElement | null;
    onMove(to);
    requestAnimationFrame(() => stayAt(box, focused));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(at + by);
  };
  return { box, move, onKeyDown };
}

/** A node that is moved loses the focus; a button at the end of its way is off, and the other one takes it. */
function stayAt(box: RefObject<HTMLLIElement | null>, focused: HTMLElement | null): void {
  focused?.focus();
  if (document.activeElement !== focused)
    box.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  box.current?.scrollIntoView({ block: 'nearest' });
}
