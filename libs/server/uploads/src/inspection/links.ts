/** Longer ones are written by nobody. */
const mostLetters = 8_000;

const clickable: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a link in a document leads nowhere but to the web, people, and what is below the document itself. */
export function isAllowedLink(written: string): boolean {
  if (written.length > mostLetters) return false;
  const address = written.replace(/[\s\p{Cc}]/gu, '');
  if (address.includes('\\') || address.startsWith('/')) return false;
  // A scheme stands before anything else.
  const end = address.search(/[:/?#]/);
  if (address[end] !== ':') return true;
  const scheme = address.slice(0, end + 1).toLowerCase();
  return clickable.has(scheme) && (!scheme.startsWith('http') || address.startsWith('//', end + 1));
}
