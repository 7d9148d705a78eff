import * as messages from './preview.messages';

/** Code units looked at for a character a reader sees: marks piled upon one letter do not make a preview long. */
const unitsPerCharacter = 16;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text for a card: one line of at most `limit` characters as a reader counts them (graphemes), and
 * '... Read More' only if something is left (checklist line 84; 150 for plain text, 175 for rich text).
 */
export function previewOf(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // A character has one code unit or more.
  if (line.length <= limit) return line;
  const start = firstCharacters(line, limit);
  return start.length === line.length ? line : `${start.trimEnd()}${messages.readMore()}`;
}

/** The first `count` graphemes of a text. */
function firstCharacters(text: string, count: number): string {
  const looked = text.slice(0, count * unitsPerCharacter).toWellFormed();
  let end = 0;
  let seen = 0;
  for (const { index, segment } of characters.segment(looked)) {
    if (seen === count) break;
    seen += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
