import { searchLimits } from '@lyceum/contracts/search';
import { cjk, foldText, pairsOf, wordsOf } from './search-words';
import type { SearchTextPartModel } from './search.model';

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
    text += foldCharacter(character);
    while (places.length < text.length) places.push(place);
    place += character.length;
  }
  places.push(place);
  return { text, placeOf: (index) => places[index] };
}

/** Finds what is marked for a query in a folded text; null where there is no word in it. */
export type Matcher = RegExp | null;

/**
 * What is marked for a query: beginnings of words, and anywhere runs of characters written without spaces. Made once for
 * all texts: it costs more than a text does.
 */
export function matcherOf(query: string): Matcher {
  const alternatives = new Set<string>();
  for (const { text, isRun } of wordsOf(query)) {
    if (isRun) for (const part of [text, ...pairsOf(text)]) alternatives.add(part);
    // What stands before it is looked at behind it: so the word itself is searched for first.
    else alternatives.add(`${text}(?<![[\\p{L}\\p{N}]--[${cjk}]]${text})`);
  }
  if (alternatives.size === 0) return null;
  const longestFirst = [...alternatives].sort((one, other) => other.length - one.length);
  return new RegExp(longestFirst.join('|'), 'gv');
}

/** Cuts a text into pieces that match and pieces that do not; nothing is lost (no HTML anywhere). */
export function markMatches(text: string, matcher: Matcher): SearchTextPartModel[] {
  const { text: folded, placeOf } = fold(text);
  const parts: SearchTextPartModel[] = [];
  let end = 0;
  for (const match of matcher ? folded.matchAll(matcher) : []) {
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

/** Where in a text the first match is; 0 without one. */
function firstMatch(text: string, matcher: Matcher): number {
  const { text: folded, placeOf } = fold(text);
  const { value: match } = (matcher ? folded.matchAll(matcher) : [][Symbol.iterator]()).next();
  return match === undefined ? 0 : (placeOf(match.index) ?? 0);
}

/** Latin letters, Chinese and Japanese, which are a grapheme each: none of them joins its neighbour. */
const eachAGrapheme =
  /^[\x20-\x7e\xa0-\u02ff\u2010-\u2027\u3000-\u3029\u3040-\u3096\u309b-\u30ff\u3400-\u9fff\uff01-\uff9d]*$/;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The part of a text around its first match, marked: at most `searchLimits.snippetLength` graphemes and an ellipsis
 * where it was cut. Without a match it is the beginning.
 */
export function snippetOf(text: string, matcher: Matcher): SearchTextPartModel[] {
  const oneLine = onOneLine(text);
  const { snippetLength } = searchLimits;
  const from = startOfSnippet(oneLine, firstMatch(oneLine, matcher), Math.floor(snippetLength / 4));
  const cut = take(oneLine.slice(from), snippetLength);
  const isCut = from + cut.length < oneLine.length;
  return markMatches(`${from > 0 ? '… ' : ''}${cut}${isCut ? '…' : ''}`, matcher);
}

/** A text whose spaces, and ends of lines, are one space each; most texts are already. */
function onOneLine(text: string): string {
  return (/[^\S ]| {2}/u.test(text) ? text.replaceAll(/\s+/gu, ' ') : text).trim();
}

/** A little before the match, at the beginning of a word where there is one. */
function startOfSnippet(text: string, match: number, lead: number): number {
  if (match <= lead) return 0;
  const space = text.indexOf(' ', match - lead);
  return space === -1 || space >= match ? match : space + 1;
}

function take(text: string, count: number): string {
  // One more is looked at, which could belong to the last one.
  if (eachAGrapheme.test(text.slice(0, count + 1))) return text.slice(0, count);
  let end = 0;
  let taken = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (taken === count) break;
    taken += 1;
    end += segment.length;
  }
  return text.slice(0, end);
}
