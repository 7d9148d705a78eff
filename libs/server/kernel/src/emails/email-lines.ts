import { splitOutsideQuotes } from './email-table';

/** What a line says: what should be e-mails, and what is none for certain. */
export interface Found {
  readonly found: readonly string[];
  readonly leftOut: readonly string[];
}

const isSeparator = (sign: string): boolean => sign === ',' || sign === ';' || sign === '\t';

/** What stands in a line, however mail programs and tables write it. A line without any e-mail is told as it stands. */
export function emailsOfLine(line: string): Found {
  if (!/[^\s,;"]/.test(line)) return { found: [], leftOut: [] };
  if (!line.includes('@')) return { found: [], leftOut: [line.trim()] };
  // A quote that is left open is no quote.
  const pieces = (splitOutsideQuotes(line, isSeparator) ?? line.replaceAll('"', ' ').split(/[,;\t]/)).map(
    (piece) => piece.trim(),
  );
  const read = pieces.filter((piece) => piece.includes('@')).map(emailsOfPiece);
  const found = read.flatMap((piece) => piece.found);
  const strangers = found.length > 1 ? namesAlone(pieces) : [];
  return { found, leftOut: [...read.flatMap((piece) => piece.leftOut), ...strangers] };
}

/** `Ada <ada@…>`, with or without quotes around the name, or addresses with spaces between them. */
function emailsOfPiece(piece: string): Found {
  const found = [...piece.matchAll(/<([^<>]*@[^<>]*)>/g)].map(([, address = '']) => cleaned(address.trim()));
  const words = piece
    .replaceAll(/<[^<>]*@[^<>]*>/g, ' ')
    .split(/[\s,;"]+/)
    .filter((word) => word.includes('@'))
    .map(cleaned);
  if (found.length === 0) return { found: words, leftOut: [] };
  // A name that is the address again says nothing new; another address in it is somebody, and nobody knows whether meant.
  const known = new Set(found.map((address) => address.toLowerCase()));
  return { found, leftOut: words.filter((word) => !known.has(word.toLowerCase())) };
}

/** In a line of several people, those who have no address; what belongs to the name of the next one is none. */
function namesAlone(pieces: readonly string[]): string[] {
  return pieces.filter((piece, index) => {
    if (!/[^\s"]/.test(piece) || piece.includes('@')) return false;
    const next = pieces.slice(index + 1).find((other) => other.includes('@'));
    return !/^[^<@]*[^<@\s][^<@]*</.test(next ?? '');
  });
}

/** Without what mail programs and sentences put around an address. */
const cleaned = (word: string): string =>
  word
    .replace(/^[<([']+/, '')
    .replace(/^mailto:/i, '')
    .replace(/[>)\]'.:]+$/, '');
