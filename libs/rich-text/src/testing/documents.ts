import type { RichNode } from '../schema/rich-text.types';

/** Shorthands for documents in tests. */
export function doc(...content: RichNode[]): RichNode {
  return { type: 'doc', content };
}

export function paragraph(...content: (RichNode | string)[]): RichNode {
  return { type: 'paragraph', content: content.map(inline) };
}

export function linked(text: string, href: unknown): RichNode {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
}

export function marked(text: string, ...marks: string[]): RichNode {
  return { type: 'text', text, marks: marks.map((type) => ({ type })) };
}

export function mention(id: string, label: string): RichNode {
  return { type: 'mention', attrs: { id, label } };
}

function inline(part: RichNode | string): RichNode {
  return typeof part === 'string' ? { type: 'text', text: part } : part;
}
