import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

export interface SearchDraft {
  /** What stands in the box. */
  draft: string;
  /** Takes up a keystroke; it is handed on once typing rests. */
  type: (text: string) => void;
  /** Hands on at once. */
  settle: (text: string) => void;
}

/**
 * The text of a search box between the keyboard and the search in force. `value` is what is in force; it may come
 * back late, when more has been typed. `delay` is in ms.
 */
export function useSearchDraft(value: string, onChange: (value: string) => void, delay: number): SearchDraft {
  const [draft, setDraft] = useState(value);
  const [inForce, setInForce] = useState(value);
  /** What was handed on and has not come back as `value` yet. */
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  if (value !== inForce) {
    setInForce(value);
    const echo = awaited.indexOf(value);
    setAwaited(echo < 0 ? [] : awaited.slice(echo + 1));
    // Our own echo leaves the typing alone, which may be further on. When somebody else changed the search (Back, a
    // link), the box follows.
    if (echo < 0) setDraft(value);
  }

  const emit = (text: string) => {
    if (text.trim() === value) return;
    setAwaited([...awaited, text.trim()]);
    onChange(text.trim());
  };
  const emitLater = useDebouncedCallback(emit, delay);
  return {
    draft,
    type: (text) => {
      setDraft(text);
      emitLater(text);
    },
    settle: (text) => {
      emitLater.cancel();
      setDraft(text);
      emit(text);
    },
  };
}
