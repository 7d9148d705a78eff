import type { RichNode } from '../schema/rich-text.types';
import { linksInText } from './links-in-text';
import { partsOf, plainTextOf } from './plain-text';

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** How many words a text has; Chinese and other scripts without spaces are cut by dictionary. */
export function wordCountOf(content: RichNode | string): number {
  const text = typeof content === 'string' ? content : plainTextOf(content);
  return Array.from(words.segment(text)).filter((segment) => segment.isWordLike).length;
}

/** How many links a text has: those made by its author and the addresses that simply stand there. */
export function linkCountOf(content: RichNode | string): number {
  if (typeof content === 'string') return countInText(content);
  return partsOf(content).reduce((count, part) => count + countAmong(part.content ?? []), 0);
}

function countAmong(siblings: readonly RichNode[]): number {
  let count = 0;
  let before: unknown;
  for (const node of siblings) {
    const href = hrefOf(node);
    // A link with a bold word in it is three runs of text, and one link.
    if (href !== undefined && href !== before) count += 1;
    if (href === undefined) count += countInText(node.text ?? '');
    before = href;
  }
  return count;
}

function countInText(text: string): number {
  return linksInText(text).filter((part) => part.href).length;
}

function hrefOf(node: RichNode): unknown {
  return node.marks?.find((mark) => mark.type === 'link')?.attrs?.href;
}
