import { fullName } from '@lyceum/contracts/auth';
import { isComposing } from '@lyceum/ui';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Chat } from '../chat-queries';
import { type Mentionable, mentionsIn, type TypedName, typedName } from './mentions-in';

type Person = Chat['members'][number]['user'];

/** At most so many are offered. */
const offeredAtOnce = 6;

/** Whom a name that is being typed can become. */
export interface Offered {
  readonly people: readonly Person[];
  readonly active: number;
  /** Where it is typed. */
  readonly place: DOMRect;
  readonly choose: (person: Person) => void;
}

interface Mentioning {
  readonly offered: Offered | null;
  /** The text or the cursor is another. */
  readonly look: () => void;
  readonly leave: () => void;
  /** Answers whether the key was for what is offered. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Whom a text mentions, for each place. */
  readonly mentionsOf: (text: string) => string[];
}

interface MentioningProps {
  readonly me: string;
  readonly members: Chat['members'];
  /** Whom what is changed mentions already. */
  readonly known: readonly Mentionable[];
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
}

/** Offers who is in a chat while a name is typed after an `@`. */
export function useMentioning({ me, members, known, field, onChange }: MentioningProps): Mentioning {
  const [typed, setTyped] = useState<(TypedName & { readonly place: DOMRect }) | null>(null);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<readonly Mentionable[]>([]);
  const others = members.map(({ user }) => user).filter(({ id }) => id !== me);
  const people = typed
    ? others.filter((person) => isCalled(person, typed.query)).slice(0, offeredAtOnce)
    : [];
  const leave = (): void => setTyped(null);
  const look = (): void => {
    const { current } = field;
    if (!current) return;
    const { value, selectionStart, selectionEnd } = current;
    const found = selectionStart === selectionEnd ? typedName(value, selectionStart) : null;
    if (found?.from === typed?.from && found?.query === typed?.query) return;
    setActive(0);
    setTyped(found && { ...found, place: current.getBoundingClientRect() });
  };
  const choose = (person: Person): void => {
    const { current } = field;
    if (!typed || !current) return;
    const before = `${current.value.slice(0, typed.from)}@${fullName(person)} `;
    const after = current.value.slice(current.selectionStart).replace(/^ /u, '');
    setChosen([{ id: person.id, name: fullName(person) }, ...chosen]);
    flushSync(() => onChange(before + after));
    current.setSelectionRange(before.length, before.length);
    leave();
  };
  const offered = typed && people.length > 0 ? { people, active, place: typed.place, choose } : null;
  const onKey = (event: KeyboardEvent): boolean => {
    if (!offered || isComposing(event.nativeEvent)) return false;
    return takesKey(event.key, offered, { setActive, leave });
  };
  const named = others.map((person) => ({ id: person.id, name: fullName(person) }));
  const mentionsOf = (text: string): string[] => mentionsIn(text, [...chosen, ...known, ...named]);
  return { offered, look, leave, onKey, mentionsOf };
}

interface Moves {
  readonly setActive: (active: number) => void;
  readonly leave: () => void;
}

function takesKey(key: string, { people, active, choose }: Offered, { setActive, leave }: Moves): boolean {
  const person = people[active];
  if (key === 'ArrowDown') setActive((active + 1) % people.length);
  else if (key === 'ArrowUp') setActive((active - 1 + people.length) % people.length);
  else if (key === 'Escape') leave();
  else if ((key === 'Enter' || key === 'Tab') && person) choose(person);
  else return false;
  return true;
}

/** Whether one of somebody's names, or the whole of it, begins so. */
function isCalled(person: Person, query: string): boolean {
  const begins = (name: string): boolean => folded(name).startsWith(folded(query));
  return [person.firstName, person.lastName, fullName(person)].some(begins);
}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
