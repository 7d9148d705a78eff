import { searchLimits } from '@lyceum/contracts';
import type { TextPart } from './search-hits';

/** Characters of Chinese and Japanese, which are written without spaces; the same as in `search_words` of the database. */
const cjk = '\\u3005\\u3006\\u3040-\\u30fa\\u30fc-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff';
const cjkOrOther = new RegExp(`[${cjk}]+|[^${cjk}]+`, 'gu');
const startsCjk = new RegExp(`^[${cjk}]`, 'u');
const words = /[\p{L}\p{N}\p{M}]+/gu;

/** A text without case and accents, and where each of its characters stood. */
interface Folded {
  text: string;
  /** Places in the original text, one for each UTF-16 unit of `text` and one for its end. */
  places: number[];
}

function fold(source: string): Folded {
  let text = '';
  let place = 0;
  const places: number[] = [];
  for (const character of source) {
    const folded = character
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/gu, '')
      .normalize('NFC')
      .toLowerCase();
    places.push(...Array.from({ length: folded.length }, () => place));
    text += folded;
    place += character.length;
  }
  places.push(place);
  return { text, places };
}

/** What is marked for a query: beginnings of words, and anywhere runs of characters written without spaces. */
function matcher(query: string): RegExp | null {
  const alternatives = new Set<string>();
  for (const [word] of fold(query).text.matchAll(words))
    for (const [part] of word.matchAll(cjkOrOther)) {
      if (startsCjk.test(part)) for (const run of runsOf(part)) alternatives.add(run);
      else alternatives.add(`(?<![[\\p{L}\\p{N}]--[${cjk}]])${part}`);
    }
  if (alternatives.size === 0) return null;
  const longestFirst = [...alternatives].sort((one, other) => other.length - one.length);
  return new RegExp(longestFirst.join('|'), 'gv');
}

/** The run itself and its pairs, which is how the database finds it. */
function runsOf(run: string): string[] {
  const pairs = Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
  return [run, ...pairs];
}

/** Cuts a text into pieces that match the query and pieces that do not; nothing is lost (no HTML anywhere). */
export function markMatches(text: string, query: string): TextPart[] {
  const pattern = matcher(query);
  const { text: folded, places } = fold(text);
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of pattern ? folded.matchAll(pattern) : []) {
    const from = places[match.index] ?? end;
    const to = places[match.index + match[0].length] ?? text.length;
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
  let end = 0;
  let taken = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (taken === count) break;
    taken += 1;
    end += segment.length;
  }
  return text.slice(0, end);
}
