import { postTexts } from '@lyceum/contracts/forum';
import { markOf, withNames } from './named-texts';

const unnamed = `@${postTexts.somebody}`;

/** Every mention of a kept text, and what was typed as one of nobody. */
const places = new RegExp(`@(?:\\u0086([\\da-f-]*)\\u0087|${postTexts.somebody})`, 'gu');

/**
 * A plain text that was changed, in which those stay mentioned whom its writer reads as somebody. Which of them is which is told by what
 * stays the same before and after it, or by their order where there are as many as before; any other is as it was typed.
 * @param text as it was typed
 * @param before what was kept
 * @param names of those whom the writer may read by name
 */
export function keepUnnamed(text: string, before: string, names: ReadonlyMap<string, string>): string {
  const ids = Array.from(before.matchAll(places), ([, id]) => id).filter(
    (id) => id === undefined || !names.has(id),
  );
  const read = withNames({ text: before }, names).text;
  const [same, sameAtEnd] = [sameStart(text, read), sameStart(reversed(text), reversed(read))];
  const count = text.split(unnamed).length - 1;
  let index = -1;
  return text.replaceAll(unnamed, (typed, place: number) => {
    index += 1;
    const isAfterSame = place >= text.length - sameAtEnd;
    if (place + typed.length > same && !isAfterSame && count !== ids.length) return typed;
    const id = ids[place + typed.length <= same ? index : ids.length - count + index];
    return id === undefined ? typed : `@${markOf(id)}`;
  });
}

/** How many characters two texts begin with alike. */
function sameStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string): string => text.split('').toReversed().join('');
