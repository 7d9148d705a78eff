import type { RichDocument } from '../schema/rich-text.types';

/** Plain text as a rich one: a paragraph for each of its lines. */
export function richTextOf(text: string): RichDocument {
  const lines = text.split(/\r\n?|\n/);
  return {
    type: 'doc',
    content: lines.map((line) => ({
      type: 'paragraph',
      ...(line !== '' && { content: [{ type: 'text', text: line }] }),
    })),
  };
}
