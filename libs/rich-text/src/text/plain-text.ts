import type { RichNode } from '../schema/rich-text.types';

const lineNodes = ['paragraph', 'heading', 'codeBlock'];
const mediaNodes = ['image', 'video', 'videoEmbed'];

/**
 * What a rich text says, without its form: a line each for paragraphs, headings, list entries and code; mentions as
 * `@name`; nothing for pictures and videos. For previews, search and mails.
 */
export function plainTextOf(document: RichNode): string {
  const lines: string[] = [];
  collectLines(document, lines);
  return lines.join('\n').trim();
}

/** Whether a rich text holds nothing to read or look at. */
export function isBlankDocument(document: RichNode): boolean {
  return plainTextOf(document) === '' && !holdsMedia(document);
}

/** The ids of those who are mentioned, each once, in the order of the text. */
export function mentionedUserIdsOf(document: RichNode): string[] {
  const ids = partsOf(document)
    .filter((part) => part.type === 'mention')
    .map((part) => part.attrs?.id);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** The addresses of the pictures and films it shows from here. */
export function filesOf(document: RichNode): unknown[] {
  return partsOf(document)
    .filter((part) => part.type === 'image' || part.type === 'video')
    .map((part) => part.attrs?.src);
}

/** All parts of a document in the order of the text, itself first. */
export function partsOf(node: RichNode): RichNode[] {
  return [node, ...(node.content ?? []).flatMap(partsOf)];
}

function holdsMedia(document: RichNode): boolean {
  return partsOf(document).some((part) => mediaNodes.includes(part.type));
}

function collectLines(node: RichNode, lines: string[]): void {
  if (lineNodes.includes(node.type)) lines.push((node.content ?? []).map(inlineText).join(''));
  else for (const child of node.content ?? []) collectLines(child, lines);
}

function inlineText(node: RichNode): string {
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'mention') return `@${typeof node.attrs?.label === 'string' ? node.attrs.label : ''}`;
  return node.text ?? '';
}
