import { fullName } from '@lyceum/contracts/auth';
import { postTexts, threadLimits } from '@lyceum/contracts/forum';
import {
  mentionedUserIdsOf,
  plainTextOf,
  previewOf,
  readRichText,
  type RichDocument,
} from '@lyceum/rich-text';
import { nameMentions } from './mention-parts';
import type { UserSummaryModel } from '@lyceum/auth';

/** Who is mentioned, by what they are called. */
export type NamedPerson = Pick<UserSummaryModel, 'id' | 'firstName' | 'lastName'>;

/**
 * Whom a stored plain text mentions stands in it as an id between two control characters. No text that comes from
 * outside keeps these (`cleanText`, `readContent`), so nobody can write one.
 */
const [opening, closing] = ['\u0086', '\u0087'];

/** Also of a mark that was cut off with the end of a text. */
const marks = /\u0086([\da-f-]*)\u0087?/gu;
const wholeId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** SQL of a stored plain text in which nobody is named, for what is put together in the database. */
export const namelessText = (text: string): string =>
  `regexp_replace(${text}, U&'\\0086[0-9a-f-]*\\0087?', '${postTexts.somebody}', 'g')`;

/** What of a row is text in which people may be mentioned. */
export interface TextRow {
  readonly content?: string | null;
  /** Whether `content` is a rich text. What was typed plainly is never looked into. */
  readonly isRich?: boolean;
  readonly plainText?: string;
  readonly preview?: string;
  /** A part of a plain text; null of what is not shown. */
  readonly text?: string | null;
}

const plainFields = ['plainText', 'preview', 'text'] as const;

/** A rich text in the forms in which it is kept: with the ids of those it mentions, and nobody's name. */
export function storedText(
  document: RichDocument,
): Required<Pick<TextRow, 'plainText' | 'preview'>> & { content: string } {
  const ids = mentionedUserIdsOf(document);
  const labelled = (labelOf: (id: string) => string) =>
    nameMentions(document, new Map(ids.map((id) => [id, labelOf(id)])), (label) => label);
  const plainText = plainTextOf(labelled(markOf));
  return { content: JSON.stringify(labelled(() => '')), plainText, preview: previewOfMarked(plainText) };
}

/**
 * A plain text as it is kept, in which each of these people is named where their name stands next after an `@`, in the order of the
 * text. Whose name does not stand there is not named.
 */
export function storedPlainText(text: string, people: readonly NamedPerson[]): string {
  let [kept, rest] = ['', text];
  for (const person of people) {
    const written = `@${fullName(person)}`;
    const place = rest.indexOf(written);
    if (place < 0) continue;
    kept += `${rest.slice(0, place)}@${markOf(person.id)}`;
    rest = rest.slice(place + written.length);
  }
  return kept + rest;
}

/** What stands in a kept text for whom it mentions. */
export const markOf = (id: string): string => `${opening}${id}${closing}`;

/** SQL of whether a kept plain text mentions somebody. @param id SQL of their id */
export const isMentionedIn = (text: string, id: string): string =>
  `strpos(${text}, U&'\\0086' || ${id}::text || U&'\\0087') > 0`;

/** Whom a kept plain text mentions, in the order of the text, as often as it does; of who has no name nothing. */
export const placesIn = (text: string, names: ReadonlyMap<string, string>): { id: string; name: string }[] =>
  Array.from(text.matchAll(marks), ([, id = '']) => ({ id, name: names.get(id) ?? '' })).filter(
    ({ name }) => name !== '',
  );

/** In a preview a mention counts as one character, and none is cut through. */
function previewOfMarked(plainText: string): string {
  const mentioned = plainText.match(marks) ?? [];
  const preview = previewOf(plainText.replaceAll(marks, opening), threadLimits.richPreviewLength);
  return preview.replaceAll(opening, () => mentioned.shift() ?? '');
}

/** The ids of everybody whom these texts mention, each once. */
export function mentionedIn(rows: readonly TextRow[]): string[] {
  const ids = rows.flatMap((row) => {
    const document = richTextOf(row);
    const inPlain = plainFields.flatMap((field) => [...(row[field] ?? '').matchAll(marks)]);
    return [...(document ? mentionedUserIdsOf(document) : []), ...inPlain.map(([, id = '']) => id)];
  });
  return [...new Set(ids)].filter((id) => wholeId.test(id));
}

/** The row with these names in its texts; who has none is somebody, to whom nothing leads. */
export function withNames<Row extends TextRow>(row: Row, names: ReadonlyMap<string, string>): Row {
  const named: Record<string, string> = {};
  for (const field of plainFields) {
    const text = row[field];
    if (text?.includes(opening))
      named[field] = text.replaceAll(marks, (_, id: string) => names.get(id) ?? postTexts.somebody);
  }
  const document = richTextOf(row);
  if (document) named['content'] = JSON.stringify(nameMentions(document, names, () => postTexts.somebody));
  return Object.keys(named).length === 0 ? row : { ...row, ...named };
}

/** The rich text of a row, if it may mention somebody. */
const richTextOf = ({ content, isRich }: TextRow): RichDocument | null =>
  isRich && content?.includes('"mention"') ? readRichText(content) : null;

/** What people are called in a text, by their ids. */
export const namesOf = (people: readonly NamedPerson[]) =>
  new Map(people.map((person) => [person.id, fullName(person)]));
