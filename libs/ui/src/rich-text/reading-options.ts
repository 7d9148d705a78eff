import type { ReactNode } from 'react';

/** Somebody named in a text by `@`. */
export interface Mention {
  /** The user's id. */
  id: string;
  /** The name as it stood when the text was written. */
  label: string;
}

export interface ReadingOptions {
  renderMention: (mention: Mention) => ReactNode;
}
