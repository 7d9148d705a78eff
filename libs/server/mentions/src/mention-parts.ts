import type { RichNode } from '@lyceum/rich-text';

/**
 * A part of a rich text whose mentions bear these names, whatever they were called. Of who has none it becomes plain
 * text, so that nothing leads to them and what was written can still be read.
 * @param names of those who may be mentioned, by id
 * @param wordsFor what stands after the @ of who has no name, instead of what the text calls them
 */
export function nameMentions(
  part: RichNode,
  names: ReadonlyMap<string, string>,
  wordsFor: (label: string) => string,
): RichNode {
  if (part.type !== 'mention')
    return part.content
      ? { ...part, content: part.content.map((child) => nameMentions(child, names, wordsFor)) }
      : part;
  const { id, label } = part.attrs ?? {};
  const name = typeof id === 'string' ? names.get(id.toLowerCase()) : undefined;
  if (name !== undefined) return { ...part, attrs: { id, label: name } };
  const { attrs: _, ...text } = part;
  return { ...text, type: 'text', text: `@${wordsFor(typeof label === 'string' ? label : '')}` };
}
