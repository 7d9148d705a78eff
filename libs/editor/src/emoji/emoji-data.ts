import emojis from 'emojibase-data/en/compact.json';
import * as messages from './emoji.messages';

/** One emoji with the words it is found by. */
export interface Emoji {
  character: string;
  name: string;
  words: string;
  group: number;
}

/** The groups of Unicode; 2 are parts of emoji that are none by themselves. */
export const emojiGroups = [
  { id: 0, name: messages.smileys, sign: '😀' },
  { id: 1, name: messages.people, sign: '👋' },
  { id: 3, name: messages.nature, sign: '🌱' },
  { id: 4, name: messages.food, sign: '🍎' },
  { id: 5, name: messages.travel, sign: '🚌' },
  { id: 6, name: messages.activities, sign: '⚽' },
  { id: 7, name: messages.things, sign: '💡' },
  { id: 8, name: messages.symbols, sign: '❤️' },
  { id: 9, name: messages.flags, sign: '🏳️' },
] as const;

/** Emoji a search shows at most. */
const searchMaximum = 64;

const all: readonly Emoji[] = emojis.flatMap(({ unicode, label, group, tags }) =>
  group === undefined || group === 2
    ? []
    : [{ character: unicode, name: label, words: [label, ...(tags ?? [])].join(' ').toLowerCase(), group }],
);

/** The emoji of a group. */
export function emojisOf(group: number): readonly Emoji[] {
  return all.filter((emoji) => emoji.group === group);
}

/** Emoji all of whose typed words are beginnings of words of theirs; the first few. */
export function findEmojis(typed: string): readonly Emoji[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ words }: Emoji) => wanted.every((word) => ` ${words}`.includes(` ${word}`));
  return all.filter(fits).slice(0, searchMaximum);
}
