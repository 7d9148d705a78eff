import { searchLimits } from '@lyceum/contracts';
import type { TextPart } from './search-hits';
import { cjk, foldText, pairsOf, wordsOf } from './search-words';

/** A text without case and accents, and where in the original each of its UTF-16 units, and its end, stood. */
interface Folded {
  text: string;
  placeOf: (index: number) => number | undefined;
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Characters that folding leaves as they are, and that make up most of what is not ASCII. */
const unfoldable = /[\u3400-\u4dbf\u4e00-\u9fff]/;

function foldCharacter(character: string): string {
  if (character < '\x80') return character.toLowerCase();
  return unfoldable.test(character) ? character : foldText(character);
}

function fold(source: string): Folded {
  if (isAscii(source)) return { text: source.toLowerCase(), placeOf: (index) => index };
  let text = '';
  let place = 0;
  const places: number[] = [];
  for (const character of source) {
    const folded = foldCharacter(character);
    places.push(...Array<number>(folded.length).fill(place));
    text += folded;
    place += character.length;
  }
  places.push(place);
  return { text, placeOf: (index) => places[index] };
}

/** What is marked for a query: beginnings of words, and anywhere runs of characters written without spaces. */
function matcher(query: string): RegExp | null {
  const alternatives = new Set<string>();
  for (const { text, isRun } of wordsOf(query)) {
    if (isRun) for (const part of [text, ...pairsOf(text)]) alternatives.add(part);
    else alternatives.add(`(?<![[\\p{L}\\p{N}]--[${cjk}]])${text}`);
  }
  if (alternatives.size === 0) return null;
  const longestFirst = [...alternatives].sort((one, other) => other.length - one.length);
  return new RegExp(longestFirst.join('|'), 'gv');
}

/** Cuts a text into pieces that match the query and pieces that do not; nothing is lost (no HTML anywhere). */
export function markMatches(text: string, query: string): TextPart[] {
  const pattern = matcher(query);
  const { text: folded, placeOf } = fold(text);
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of pattern ? folded.matchAll(pattern) : []) {
    const from = placeOf(match.index) ?? end;
    const to = placeOf(match.index + match[0].length) ?? text.length;
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false });
    const last = parts.at(-1);
    // Neighbours are one piece: the pairs of one run.
    if (last?.isMatch && from === end) last.text += text.slice(from, to);
    else parts.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The part of a text around its first match, marked: at most `searchLimits.snippetLength` graphemes and an ellipsis
 * where it was cut. Without a match it is the beginning.
 */
export function snippetOf(text: string, query: string): TextPart[] {
  const oneLine = text.replaceAll(/\s+/gu, ' ').trim();
  const [beginning, second] = markMatches(oneLine, query);
  const before = beginning && second && !beginning.isMatch ? beginning.text.length : 0;
  const { snippetLength } = searchLimits;
  const from = startOfSnippet(oneLine, before, Math.floor(snippetLength / 4));
  const cut = take(oneLine.slice(from), snippetLength);
  const isCut = from + cut.length < oneLine.length;
  return markMatches(`${from > 0 ? '… ' : ''}${cut}${isCut ? '…' : ''}`, query);
}

/** A little before the match, at the beginning of a word where there is one. */
function startOfSnippet(text: string, match: number, lead: number): number {
  if (match <= lead) return 0;
  const space = text.indexOf(' ', match - lead);
  return space === -1 || space >= match ? match : space + 1;
}

function take(text: string, count: number): string {
  const beginning = text.slice(0, count + 1);
  // Where a grapheme is a character; one more is looked at, which could belong to the last one.
  if (isAscii(beginning)) return text.slice(0, count);
  let end = 0;
  let taken = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (taken === count) break;
    taken += 1;
    end += segment.length;
  }
  return text.slice(0, end);
}
