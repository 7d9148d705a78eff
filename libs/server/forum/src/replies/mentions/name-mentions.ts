import type { RichNode } from '@lyceum/rich-text';

/**
 * A part of a rich text whose mentions bear the names that their people have, whatever its author called them. Who may
 * not be mentioned is plain text, so that nothing leads to them and what was written can still be read.
 * @param names of those who may be mentioned, by id
 */
export function nameMentions(part: RichNode, names: ReadonlyMap<string, string>): RichNode {
  if (part.type !== 'mention')
    return part.content
      ? { ...part, content: part.content.map((child) => nameMentions(child, names)) }
      : part;
  const { id, label } = part.attrs ?? {};
  const name = typeof id === 'string' ? names.get(id.toLowerCase()) : undefined;
  if (name !== undefined) return { ...part, attrs: { id, label: name } };
  const { attrs: _, ...text } = part;
  return { ...text, type: 'text', text: `@${typeof label === 'string' ? label : ''}` };
}
