/** A piece of a line of a mail. `url` is an address on the net, or a path on our site. */
export type MailInline =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

/** A part of a mail's text; a list has a line each entry, the others have one. */
export interface MailBlock {
  readonly kind: 'heading' | 'paragraph' | 'list';
  readonly lines: readonly (readonly MailInline[])[];
}

const inlinePattern = /\*\*(?<strong>[^*\n]+)\*\*|\[(?<label>[^\]\n]+)\]\((?<url>[^()\s]+)\)/g;

function inlinesOf(line: string): MailInline[] {
  const inlines: MailInline[] = [];
  let end = 0;
  for (const match of line.matchAll(inlinePattern)) {
    if (match.index > end) inlines.push({ kind: 'text', text: line.slice(end, match.index) });
    const { strong, label = '', url = '' } = match.groups ?? {};
    inlines.push(
      strong === undefined ? { kind: 'link', text: label, url } : { kind: 'strong', text: strong },
    );
    end = match.index + match[0].length;
  }
  if (end < line.length) inlines.push({ kind: 'text', text: line.slice(end) });
  return inlines;
}

/**
 * Reads the text of a campaign: paragraphs with an empty line between them, `## ` before a heading, `- ` before each entry of a list,
 * `**bold**` and `[words](address)`. What is none of these is text.
 */
export function parseMailBody(text: string): MailBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .flatMap((lines) => blocksOf(lines.filter(Boolean)));
}

const kindOf = (line: string): MailBlock['kind'] => {
  if (line.startsWith('## ')) return 'heading';
  return line.startsWith('- ') ? 'list' : 'paragraph';
};

const markLength = { heading: 3, list: 2, paragraph: 0 } as const;

/** Lines of one kind in a row are one block; each heading is one of its own. */
function blocksOf(lines: readonly string[]): MailBlock[] {
  const blocks: { kind: MailBlock['kind']; texts: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const text = line.slice(markLength[kind]).trim();
    const last = blocks.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.texts.push(text);
    else blocks.push({ kind, texts: [text] });
  }
  return blocks.map(({ kind, texts }) => ({
    kind,
    lines: kind === 'list' ? texts.map(inlinesOf) : [inlinesOf(texts.join(' '))],
  }));
}

/** What stands for something of the reader's. */
export const mailPlaceholders = ['firstName'] as const;

/** Placeholders of a text that stand for nothing. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{([^{}\n]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(mailPlaceholders as readonly string[]).includes(name));

/** A path on our site; `//` would lead to another one. */
export const isSitePath = (url: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(url);

/** Addresses of a text that lead neither to our site nor, encrypted, anywhere else. */
export const wrongAddresses = (text: string): string[] =>
  parseMailBody(text)
    .flatMap(({ lines }) => lines.flat())
    .flatMap((inline) => (inline.kind === 'link' ? [inline.url] : []))
    .filter((url) => !isSitePath(url) && !(url.startsWith('https://') && URL.canParse(url)));
