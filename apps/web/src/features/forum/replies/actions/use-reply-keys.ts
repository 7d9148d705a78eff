import { type RefObject, useEffect, useRef, useState } from 'react';

const storageKey = 'lyceum.reply-keys';

interface ReplyKeys {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

/**
 * Keys of a thread's window: `j` and `k` go to the next post and the one before, `r` answers the post the reader is at,
 * or else the thread. They do nothing while somebody writes or a menu is open, and can be switched off.
 */
export function useReplyKeys(area: RefObject<HTMLElement | null>, onReply: () => void): ReplyKeys {
  const [isOn, setOn] = useState(() => read() !== 'off');
  const latest = useRef(onReply);
  useEffect(() => {
    latest.current = onReply;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const section = area.current;
      if (!section || !isPlain(event) || !isReading(target, section)) return;
      if (key === 'j' || key === 'k') go(section, key === 'j' ? 1 : -1);
      else if (key === 'r') answer(section, latest.current);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [area, isOn]);
  return {
    isOn,
    setOn: (on) => {
      setOn(on);
      keep(on);
    },
  };
}

function isPlain({ ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isComposing && !defaultPrevented;
}

/** In the thread's window, and not in a field, nor in what lies over the window. */
function isReading(target: EventTarget | null, section: HTMLElement): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="menu"]')) return false;
  const window = section.closest('[role="dialog"]');
  return target === document.body || window === null || window.contains(target);
}

const postsIn = (section: HTMLElement): HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>('[data-post]:not([hidden] *)'),
];

function go(section: HTMLElement, step: 1 | -1): void {
  const posts = postsIn(section);
  const at = posts.findIndex((post) => post.contains(document.activeElement));
  const next = posts[at < 0 ? 0 : Math.min(Math.max(at + step, 0), posts.length - 1)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
}

function answer(section: HTMLElement, onReply: () => void): void {
  const at = postsIn(section).find((post) => post.contains(document.activeElement));
  const button = at?.querySelector<HTMLElement>('[data-answer]');
  if (button) button.click();
  else onReply();
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // A browser that keeps nothing has them on again next time.
  }
}
