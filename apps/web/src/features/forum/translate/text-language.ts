import words from './common-words.json';

/** What is looked at of a text, in characters: enough to tell, however long it is. */
const sampleLength = 2_000;

/** Letters, and the languages written in them. */
const scripts: readonly (readonly [letters: RegExp, languages: readonly string[]])[] = [
  [/\p{Script=Han}/gu, ['zh', 'ja']],
  [/\p{Script=Hangul}/gu, ['ko']],
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk', 'bg', 'sr', 'be', 'mk', 'kk', 'ky', 'mn']],
  [/\p{Script=Arabic}/gu, ['ar', 'fa', 'ur']],
  [/\p{Script=Devanagari}/gu, ['hi', 'mr', 'ne']],
  [/\p{Script=Bengali}/gu, ['bn', 'as']],
  [/\p{Script=Greek}/gu, ['el']],
  [/\p{Script=Hebrew}/gu, ['he', 'yi']],
  [/\p{Script=Thai}/gu, ['th']],
];

/** The commonest words of languages in Latin letters. */
const commonWords = Object.entries(words).map(([language, common]) => ({
  language,
  common: new Set(common),
}));

/** Whether a text is surely in none of the languages its reader reads; what cannot be told is taken for theirs. */
export function isForeign(text: string, readers: readonly string[]): boolean {
  const languages = languagesOf(text.slice(0, sampleLength).toLowerCase());
  return languages.length > 0 && !readers.some((tag) => languages.includes(tag.split('-')[0] ?? tag));
}

/** The languages a text may be in; none where that cannot be told. */
function languagesOf(text: string): readonly string[] {
  const letters = countOf(text, /\p{L}/gu);
  // A tenth is enough: Japanese mixes its own letters with Chinese ones.
  if (countOf(text, /[\u3040-\u30ff]/gu) * 10 > letters) return ['ja'];
  const script = scripts.find(([ofScript]) => countOf(text, ofScript) * 2 > letters);
  return script ? script[1] : byWords(text.match(/\p{L}+/gu) ?? []);
}

/** By the words that stand in any text of a language: two of them at least, and more than of any other language. */
function byWords(found: readonly string[]): readonly string[] {
  const [first, second] = commonWords
    .map(({ language, common }) => ({ language, hits: found.filter((word) => common.has(word)).length }))
    .toSorted((one, other) => other.hits - one.hits);
  return first && first.hits >= 2 && first.hits > (second?.hits ?? 0) ? [first.language] : [];
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
