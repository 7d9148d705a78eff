/** What is said of a text that `isPlainToSee` refuses. */
export const hiddenCharacter =
  'There is a character in this that nobody sees, or that turns the text around. Please type it again.';

/** How many characters there are as people count them, a surrogate pair as one: so does the database. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Line ends of one kind, and no more than one blank line at a time. */
export function tidy(text: string): string {
  const lines = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n');
  return lines.replaceAll(/\n\s*\n/gu, '\n\n').trim();
}

export const linksIn = (text: string): number => text.match(/https?:\/\/|\bwww\./giu)?.length ?? 0;
