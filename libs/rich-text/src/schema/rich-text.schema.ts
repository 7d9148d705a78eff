import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model';

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block' },
  heading: { content: 'inline*', group: 'block', attrs: { level: { default: 1 } } },
  blockquote: { content: 'block+', group: 'block' },
  bulletList: { content: 'listItem+', group: 'block list' },
  orderedList: { content: 'listItem+', group: 'block list', attrs: { start: { default: 1 } } },
  listItem: { content: 'paragraph block*' },
  codeBlock: {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    attrs: { language: { default: null } },
  },
  image: {
    group: 'block',
    attrs: { src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } },
  },
  video: { group: 'block', attrs: { src: {}, title: { default: '' } } },
  videoEmbed: { group: 'block', attrs: { provider: {}, videoId: {} } },
  text: { group: 'inline' },
  hardBreak: { group: 'inline', inline: true },
  mention: { group: 'inline', inline: true, attrs: { id: {}, label: { default: '' } } },
} as const satisfies Record<string, NodeSpec>;

const marks = {
  link: { attrs: { href: {} } },
  bold: {},
  code: { excludes: '_' },
  italic: {},
  strike: {},
  underline: {},
} as const satisfies Record<string, MarkSpec>;

export type RichNodeName = keyof typeof nodes;
export type RichMarkName = keyof typeof marks;

/** The names of the marks in the order ProseMirror keeps them in. */
export const richMarkNames = Object.keys(marks) as RichMarkName[];

/**
 * The one schema of rich text in the product: what the editor writes, the server takes and the reader shows. Emoji
 * are plain text. What attributes may hold is not said here but by `parseRichText`.
 */
export const richTextSchema = new Schema<RichNodeName, RichMarkName>({ nodes, marks });
