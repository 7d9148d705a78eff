import { useRef } from 'react';

/**
 * Keys for what a form sends: the same one for the same words, so that what is sent again after a loss is one thing to the server, and
 * another one once they were corrected.
 */
export function useSendKey(): (words: object) => string {
  const last = useRef<{ readonly text: string; readonly key: string }>(null);
  return (words) => {
    const text = JSON.stringify(words);
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
