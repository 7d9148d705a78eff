import { fullName } from '@lyceum/contracts/auth';
import { logFailure } from '@lyceum/shell';
import { isComposing } from '@lyceum/ui';
import type { SuggestionKeyDownProps, SuggestionOptions, SuggestionProps } from '@tiptap/suggestion';
import type { MentionablePerson, SuggestPeople } from '../text-editor.types';
import type { MentionStore } from './mention-store';
import { typingPause } from './typing-pause';

type Options = Omit<SuggestionOptions<MentionablePerson, MentionablePerson>, 'editor'>;
type Props = SuggestionProps<MentionablePerson, MentionablePerson>;

/**
 * Offers people after an `@` with something behind it (specification: an at-sign followed by non-space text before
 * the cursor). Not after a letter: that is an e-mail address.
 */
export function mentionSuggestion(suggest: SuggestPeople, store: MentionStore): Options {
  return {
    char: '@',
    allowedPrefixes: null,
    minQueryLength: 1,
    debounce: typingPause,
    allow: ({ state, range }) =>
      !/[\w.+-]$/.test(state.doc.textBetween(Math.max(0, range.from - 1), range.from)),
    items: ({ query, signal }) => peopleFor(suggest, query, signal),
    command: ({ editor, range, props: person }) => {
      const mention = { type: 'mention', attrs: { id: person.id, label: fullName(person) } };
      editor
        .chain()
        .focus()
        .insertContentAt(range, [mention, { type: 'text', text: ' ' }])
        .run();
    },
    render: () => ({
      onStart: (props: Props) => store.set(offerOf(props)),
      onUpdate: (props: Props) => store.set(offerOf(props)),
      onExit: () => store.set(null),
      onKeyDown: (props: SuggestionKeyDownProps) => handleKey(props.event, store),
    }),
  };
}

async function peopleFor(suggest: SuggestPeople, query: string, signal: AbortSignal) {
  try {
    return [...(await suggest(query, signal))];
  } catch (error) {
    if (!signal.aborted) logFailure(error);
    return [];
  }
}

function offerOf({ items, loading, query, clientRect, command }: Props) {
  return {
    people: items,
    active: 0,
    isLoading: loading,
    query,
    place: clientRect?.() ?? null,
    choose: command,
  };
}

/** Whether the key was for the list. While an input method composes, keys are its own. */
function handleKey(event: KeyboardEvent, store: MentionStore): boolean {
  const offer = store.get();
  if (!offer || offer.people.length === 0 || isComposing(event)) return false;
  const count = offer.people.length;
  const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const move = moves[event.key];
  if (move !== undefined) {
    store.set({ ...offer, active: (offer.active + move + count) % count });
    return true;
  }
  const person = offer.people[offer.active];
  if ((event.key !== 'Enter' && event.key !== 'Tab') || !person) return false;
  offer.choose(person);
  return true;
}
