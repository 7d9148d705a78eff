import { cleanWordLists } from './word-lists';
import { tidyLists } from './tidy-lists';

/** Styles that mean something a text here can say. */
const meanings: readonly { tag: string; isMeant: (style: CSSStyleDeclaration) => boolean }[] = [
  { tag: 'strong', isMeant: ({ fontWeight }) => /^(?:bold|bolder|[6-9]00)$/.test(fontWeight) },
  { tag: 'em', isMeant: ({ fontStyle }) => fontStyle === 'italic' },
  { tag: 'u', isMeant: (style) => decorationOf(style).includes('underline') },
  { tag: 's', isMeant: (style) => decorationOf(style).includes('line-through') },
];

/**
 * HTML from the clipboard, of Word, Google Docs or a page, as HTML the editor's own rules read well: bold words said by
 * styles become bold words, Word's paragraphs that look like lists become lists, tables become lines; styles, comments
 * and what is no text go. What may be kept is decided after that by the editor's schema.
 */
export function cleanPastedHtml(html: string): string {
  // An inert document: nothing in it loads or runs.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  removeComments(body);
  for (const part of body.querySelectorAll('style, script, title, meta, link, xml, noscript')) part.remove();
  for (const part of namespaced(body)) part.replaceWith(...part.childNodes);
  unwrapGoogleDocs(body);
  cleanWordLists(body);
  tidyLists(body);
  flattenTables(body);
  for (const heading of body.querySelectorAll('h3, h4, h5, h6')) rename(heading, 'h2');
  nameTitles(body);
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  for (const part of body.querySelectorAll<HTMLElement>('span, b, i, strong, em, font')) sayMeaning(part);
  for (const part of body.querySelectorAll('*')) keepAttributes(part);
  cleanSpaces(body);
  return body.innerHTML.trim();
}

/** Attributes the editor's rules read; of classes only the language of code. */
const readAttributes = ['href', 'src', 'start', 'data-provider', 'data-video-id', 'data-mention-id'];

function keepAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) {
    const isLanguage = name === 'class' && element.localName === 'code';
    if (!readAttributes.includes(name) && !isLanguage) element.removeAttribute(name);
  }
}

/** Gives an element another name; its attributes go. */
function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Word's own elements, such as `o:p`. */
function namespaced(body: HTMLElement): Element[] {
  return [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':'));
}

/** Google Docs puts everything into one `b` that is not bold, and says line breaks it does not mean. */
function unwrapGoogleDocs(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const breakOf of body.querySelectorAll('br.Apple-interchange-newline')) breakOf.remove();
  // Breaks between blocks are its empty lines.
  for (const line of body.querySelectorAll(':scope > br')) line.remove();
}

/** A row becomes a line, its cells apart by bars: texts here have no tables. */
function flattenTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const lines = [...table.rows].map((row) => {
      const line = body.ownerDocument.createElement('p');
      [...row.cells].forEach((cell, index) => {
        if (index > 0) line.append(' | ');
        line.append(...inlineOf(cell));
      });
      return line;
    });
    table.replaceWith(...lines);
  }
}

/** What a cell says, without its blocks. */
function inlineOf(cell: HTMLElement): ChildNode[] {
  for (const block of [...cell.querySelectorAll('p, div')]) {
    block.replaceWith(...(block.previousSibling ? [' '] : []), ...block.childNodes);
  }
  return [...cell.childNodes];
}

/** Word's titles and subtitles are paragraphs by their class. */
function nameTitles(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  for (const title of body.querySelectorAll('p.MsoSubtitle')) rename(title, 'h2');
}

/** Google leads its links over itself. */
function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const target = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href)?.[1];
  if (target) link.setAttribute('href', decoded(target));
  // A name to jump to, not a link.
  if (href === '' || href.startsWith('#')) link.replaceWith(...link.childNodes);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Puts bold, italic, underlined and struck words into the elements that say so; takes those away that do not mean it. */
function sayMeaning(part: HTMLElement): void {
  const { style } = part;
  const isNormal = /^(?:normal|400)$/.test(style.fontWeight) && /^(?:b|strong)$/.test(part.localName);
  const isUpright = style.fontStyle === 'normal' && /^(?:i|em)$/.test(part.localName);
  const isInLink = part.closest('a') !== null;
  let inner: ChildNode[] = [...part.childNodes];
  for (const { tag, isMeant } of meanings) {
    // Links are underlined anyway.
    if (!isMeant(style) || (tag === 'u' && isInLink)) continue;
    const meaning = part.ownerDocument.createElement(tag);
    meaning.append(...inner);
    inner = [meaning];
  }
  const isPlain = part.localName === 'span' || part.localName === 'font';
  if (isPlain || isNormal || isUpright) part.replaceWith(...inner);
  else part.replaceChildren(...inner);
}

function decorationOf(style: CSSStyleDeclaration): string {
  return `${style.textDecoration} ${style.textDecorationLine}`;
}

/** Spaces that only held a layout together are spaces. */
function cleanSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement?.closest('pre'))
      text.textContent = text.textContent?.replace(/[\u00a0\s]+/g, ' ') ?? '';
  }
  body.normalize();
  for (const gap of [...body.childNodes]) {
    const isBetweenBlocks = [gap.previousSibling, gap.nextSibling].every(
      (near) => near === null || isBlock(near),
    );
    if (gap.nodeType === Node.TEXT_NODE && gap.textContent?.trim() === '' && isBetweenBlocks) gap.remove();
  }
  for (const line of [...body.querySelectorAll('p, h1, h2, li')]) {
    if (line.textContent.trim() === '' && !line.querySelector('img, br')) line.remove();
  }
}

function isBlock(node: Node): boolean {
  return node instanceof Element && /^(?:p|div|h[1-6]|ul|ol|blockquote|pre)$/.test(node.localName);
}
