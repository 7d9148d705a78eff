import type { MentionablePerson } from '../text-editor.types';

/** What is offered while a name is typed. */
export interface MentionOffer {
  people: readonly MentionablePerson[];
  /** Index of the one Enter takes. */
  active: number;
  isLoading: boolean;
  query: string;
  /** Where the `@` stands on the screen. */
  place: DOMRect | null;
  choose: (person: MentionablePerson) => void;
}

/** Carries the offer from the editor's plugin, which is no component, to the list that shows it. */
export interface MentionStore {
  get(): MentionOffer | null;
  set(offer: MentionOffer | null): void;
  subscribe(listener: () => void): () => void;
}

export function createMentionStore(): MentionStore {
  let offer: MentionOffer | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => offer,
    set: (next) => {
      offer = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
