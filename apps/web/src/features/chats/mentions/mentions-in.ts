import { chatsLimits } from '@lyceum/contracts/chats';

/** Somebody who can be mentioned in a chat. */
export interface Mentionable {
  readonly id: string;
  readonly name: string;
}

/** What of a name stands before the cursor, and from where. */
export interface TypedName {
  readonly from: number;
  readonly query: string;
}

/** The beginning of a name: an `@`, but not within an e-mail address, with something behind it (checklist line 134). */
export function typedName(text: string, cursor: number): TypedName | null {
  const found = /(?<![\w.+-])@([^\s@]+)$/u.exec(text.slice(0, cursor));
  return found ? { from: found.index, query: found[1] ?? '' } : null;
}

/**
 * Whom a text mentions, for each place where the name of one of these people stands after an `@`: the longest there is. Of two of
 * one name it is the first.
 */
export function mentionsIn(text: string, people: readonly Mentionable[]): string[] {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  const found: string[] = [];
  for (let place = text.indexOf('@'); place >= 0;) {
    const after = place + 1;
    const named = longestFirst.find(({ name }) => text.startsWith(name, after));
    if (named) found.push(named.id);
    place = text.indexOf('@', named ? after + named.name.length : after);
  }
  return found.slice(0, chatsLimits.mentions);
}
