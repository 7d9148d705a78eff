import type { Mention } from './reading-options';

/** A stretch of plain text, and whom it names. */
export interface MentioningPart {
  text: string;
  mention?: Mention;
}

/** Cuts plain text into what names somebody and what does not. The parts together are the text. */
export function mentionsInText(text: string, mentions: readonly Mention[]): MentioningPart[] {
  const parts: MentioningPart[] = [];
  let end = 0;
  for (const mention of mentions) {
    const written = `@${mention.label}`;
    const place = text.indexOf(written, end);
    if (place < 0) continue;
    if (place > end) parts.push({ text: text.slice(end, place) });
    parts.push({ text: written, mention });
    end = place + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
