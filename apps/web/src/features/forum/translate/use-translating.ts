import { useMemo, useState } from 'react';
import { isForeign } from './text-language';

export interface Translating {
  /** Whether a translation is offered beside the text: it is not in the reader's language, or they asked for one. */
  readonly isOffered: boolean;
  readonly isAsked: boolean;
  /** Asks for a translation; undefined where it is offered anyway, or where there is nothing to translate. */
  readonly ask: (() => void) | undefined;
}

/** Whether a text is worth translating for its reader (checklist line 123); whoever wants to, can in any case. */
export function useTranslating(text: string): Translating {
  const [isAsked, setAsked] = useState(false);
  const isStrange = useMemo(() => isForeign(text, navigator.languages), [text]);
  const isOffered = isStrange || isAsked;
  const ask = isOffered || text.trim() === '' ? undefined : () => setAsked(true);
  return { isOffered, isAsked, ask };
}
