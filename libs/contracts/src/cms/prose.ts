/** A stretch of a paragraph: plain, emphasised, or a link. */
export interface ProseSpan {
  readonly text: string;
  readonly isEmphasised?: true;
  readonly href?: string;
}

/** A paragraph and its like. */
export type ProsePart =
  | { readonly kind: 'paragraph' | 'heading' | 'quotation'; readonly spans: readonly ProseSpan[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly ProseSpan[])[] };

/**
 * Reads what editors write in several lines: an empty line ends a paragraph, `## ` begins a heading, `> ` a quotation, `- `
 * an item of a list; `*words*` are emphasised, `[words](/path)` are a link. Nothing in it is ever HTML.
 */
export function readProse(text: string): ProsePart[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readPart);
}

function readPart(part: string): ProsePart {
  const lines = part.split('\n').map((one) => one.trim());
  if (lines.every((one) => one.startsWith('- ')))
    return { kind: 'list', items: lines.map((one) => readSpans(one.slice(2))) };
  if (part.startsWith('## ')) return { kind: 'heading', spans: readSpans(lines.join(' ').slice(3)) };
  if (part.startsWith('> ')) {
    const words = lines.map((one) => one.replace(/^> ?/, '')).join(' ');
    return { kind: 'quotation', spans: readSpans(words) };
  }
  return { kind: 'paragraph', spans: readSpans(lines.join(' ')) };
}

/** A link leads within the site or to an address on the web; of anything else the words stay. */
const spanPattern = /\*([^*\n]+)\*|\[([^\]\n]+)\]\(((?:\/(?!\/)|https:\/\/)[^\s)\\]*)\)/g;

function readSpans(text: string): ProseSpan[] {
  const spans: ProseSpan[] = [];
  let read = 0;
  for (const found of text.matchAll(spanPattern)) {
    if (found.index > read) spans.push({ text: text.slice(read, found.index) });
    const [whole, emphasised, label = '', href = ''] = found;
    spans.push(emphasised === undefined ? { text: label, href } : { text: emphasised, isEmphasised: true });
    read = found.index + whole.length;
  }
  if (read < text.length) spans.push({ text: text.slice(read) });
  return spans;
}
