import { type ProsePart, type ProseSpan, readProse } from '@lyceum/contracts/cms';
import { escapeHtml } from './html';

export const heading = (level: number, text: string): string =>
  `<h${String(level)}>${escapeHtml(text)}</h${String(level)}>`;
export const paragraph = (text: string): string => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);

/** Running text of editors as HTML. */
export const proseHtml = (text: string): string => readProse(text).map(partHtml).join('');

function partHtml(part: ProsePart): string {
  if (part.kind === 'list')
    return `<ul>${part.items.map((item) => `<li>${spansHtml(item)}</li>`).join('')}</ul>`;
  const tag = { heading: 'h2', quotation: 'blockquote', paragraph: 'p' }[part.kind];
  return `<${tag}>${spansHtml(part.spans)}</${tag}>`;
}

const spansHtml = (spans: readonly ProseSpan[]): string =>
  spans
    .map(({ text, href, isEmphasised }) => {
      const words = escapeHtml(text);
      if (href !== undefined) return `<a href="${escapeHtml(href)}">${words}</a>`;
      return isEmphasised ? `<em>${words}</em>` : words;
    })
    .join('');
