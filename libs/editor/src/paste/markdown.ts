import type { RichMark, RichNode } from '@lyceum/rich-text';
import { safeAddress } from '@lyceum/rich-text';
import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
type Part = Root['children'][number];
type Parts = readonly { readonly type: string }[];

/** What only somebody who writes Markdown writes. */
const signs = [
  /^#{1,6}\s+\S/m,
  /^\s{0,3}(?:[-*+]|\d{1,9}[.)])\s+\S.*\n\s{0,3}(?:[-*+]|\d{1,9}[.)])\s+\S/m,
  /^```/m,
  /(?<!`)`[^`\n]+`(?!`)/,
  /^>\s+\S/m,
  /(?<![*\w])\*\*\S[^*\n]*\*\*(?![*\w])/,
  /(?<!_|\w)__\S[^_\n]*__(?!_|\w)/,
  /\[[^\]\n]+\]\((?:https?:|mailto:)[^)\s]+\)/,
];

/** Whether a plain text is Markdown: two entries of a list, a heading, a quote, code, bold words or a link. */
export function isMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}

/** Markdown as blocks of a rich text. Pictures become links to them; HTML in it stays the text it is. */
export function blocksOfMarkdown(text: string): RichNode[] {
  return blocksOf(fromMarkdown(text).children);
}

function blocksOf(parts: Parts): RichNode[] {
  return parts.flatMap((part) => blockMakers[part.type]?.(part as never) ?? []);
}

function inlinesOf(parts: Parts, marks: readonly RichMark[] = []): RichNode[] {
  return parts.flatMap((part) => inlineMakers[part.type]?.(part as never, marks) ?? []);
}

type Makers<Rest extends unknown[]> = {
  readonly [Type in Part['type']]?: (part: Extract<Part, { type: Type }>, ...rest: Rest) => RichNode[];
};

type Lookup<Rest extends unknown[]> = Readonly<
  Record<string, ((part: never, ...rest: Rest) => RichNode[]) | undefined>
>;

/** Lines between blocks and definitions of links say nothing by themselves. */
const blockMakers: Lookup<[]> = {
  heading: ({ depth, children }) => [
    { type: 'heading', attrs: { level: depth === 1 ? 1 : 2 }, content: inlinesOf(children) },
  ],
  paragraph: ({ children }) => [{ type: 'paragraph', content: inlinesOf(children) }],
  blockquote: ({ children }) => [{ type: 'blockquote', content: filled(blocksOf(children)) }],
  list: ({ ordered, start, children }) => [
    ordered
      ? { type: 'orderedList', attrs: { start: start ?? 1 }, content: blocksOf(children) }
      : { type: 'bulletList', content: blocksOf(children) },
  ],
  listItem: ({ children }) => [{ type: 'listItem', content: entryOf(blocksOf(children)) }],
  code: ({ lang, value }) => [
    { type: 'codeBlock', attrs: { language: lang ?? null }, content: textOf(value, []) },
  ],
  html: ({ value }) => [{ type: 'paragraph', content: textOf(value, []) }],
} satisfies Makers<[]>;

const inlineMakers: Lookup<[readonly RichMark[]]> = {
  // A line's end within a paragraph is one here too: people who paste mean it.
  text: ({ value }, marks) => linesOf(value, marks),
  html: ({ value }, marks) => textOf(value, marks),
  inlineCode: ({ value }) => textOf(value, [{ type: 'code' }]),
  strong: ({ children }, marks) => inlinesOf(children, [...marks, { type: 'bold' }]),
  emphasis: ({ children }, marks) => inlinesOf(children, [...marks, { type: 'italic' }]),
  break: () => [{ type: 'hardBreak' }],
  link: ({ url, children }, marks) => inlinesOf(children, [...linkTo(url), ...marks]),
  image: ({ url, alt }, marks) => textOf(alt ?? url, [...linkTo(url), ...marks]),
} satisfies Makers<[readonly RichMark[]]>;

/** An entry of a list begins with a paragraph. */
function entryOf(blocks: RichNode[]): RichNode[] {
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks];
}

function filled(blocks: RichNode[]): RichNode[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }];
}

function linkTo(url: string): RichMark[] {
  const href = safeAddress(url);
  return href === null ? [] : [{ type: 'link', attrs: { href } }];
}

function linesOf(value: string, marks: readonly RichMark[]): RichNode[] {
  return value
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' } satisfies RichNode] : []),
      ...textOf(line, marks),
    ]);
}

function textOf(text: string, marks: readonly RichMark[]): RichNode[] {
  return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }];
}
