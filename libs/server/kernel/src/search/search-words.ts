/** Characters of Chinese and Japanese, which are written without spaces; the same as in `search_words` of the database. */
export const cjk = '\\u3005\\u3006\\u3040-\\u30fa\\u30fc-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff';

const cjkOrOther = new RegExp(`[${cjk}]+|[^${cjk}]+`, 'gu');
const startsCjk = new RegExp(`^[${cjk}]`, 'u');
const words = /[\p{Alphabetic}0-9]+/gu;

/** One character, or a whole text, without case and accents: as `search_fold` of the database does it. */
export function foldText(source: string): string {
  const plain = source.normalize('NFD').replaceAll(/[\u0300-\u036f]/gu, '');
  // Letter by letter: what a letter becomes must not depend on its neighbours.
  return Array.from(plain.normalize('NFC'), (letter) => letter.toLowerCase()).join('');
}

/** What a query consists of: words, and runs of characters written without spaces. */
export interface QueryWord {
  readonly text: string;
  readonly isRun: boolean;
}

export function wordsOf(query: string): QueryWord[] {
  return Array.from(foldText(query).matchAll(words), ([word]) =>
    Array.from(word.matchAll(cjkOrOther), ([text]) => ({ text, isRun: startsCjk.test(text) })),
  ).flat();
}

/** The pairs of neighbours of a run, by which the database finds it; the character itself of a run of one. */
export function pairsOf(run: string): string[] {
  const pairs = Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
  return pairs.length > 0 ? pairs : [run];
}

const and = ' & ';

/**
 * The query as PostgreSQL's `tsquery` in text form: texts that have all the words, or words that begin with them.
 * Empty, which finds nothing, where there is no word in it. It is made here and not by the database, so that
 * PostgreSQL knows it when it plans: a common word and a rare one want different plans.
 */
export function toTextQuery(query: string): string {
  const lexemes = wordsOf(query).flatMap(({ text, isRun }) => (isRun ? pairsOf(text) : [text]));
  return Array.from(new Set(lexemes), (lexeme) => `'${lexeme}':*`).join(and);
}

export const isOfSeveralWords = (textQuery: string): boolean => textQuery.includes(and);

/** Patterns of a text at the beginning of what is searched, and of a later word of it. */
export function beginningsOf(folded: string): { readonly first: string; readonly later: string } {
  const escaped = folded.replaceAll(/\s+/gu, ' ').replaceAll(/[\\%_]/gu, String.raw`\$&`);
  return { first: `${escaped}%`, later: `% ${escaped}%` };
}
