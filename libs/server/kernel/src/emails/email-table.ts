/** A record of a CSV file. */
export interface TableRow {
  /** Of its first line, counted from 0. */
  readonly index: number;
  readonly text: string;
  /** Null where its quotes cannot be read. */
  readonly cells: readonly string[] | null;
}

/** Most lines a quoted cell goes over. */
const cellLines = 50;

/** Parts a text at a sign where it does not stand in quotes; null where a quote is left open. */
export function splitOutsideQuotes(text: string, isSeparator: (sign: string) => boolean): string[] | null {
  const pieces: string[] = [];
  let [start, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    // A doubled quote closes and opens again.
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && isSeparator(sign)) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return isQuoted ? null : [...pieces, text.slice(start)];
}

/** The cells of a record without the quotes around them; null where a quote is left open. */
export function splitCells(text: string, delimiter: string): string[] | null {
  const pieces = splitOutsideQuotes(text, (sign) => sign === delimiter);
  return pieces && pieces.map((piece) => unquoted(piece.trim()));
}

/** `"a ""b"""` is a "b"; what only begins or ends with a quote stays as it is. */
function unquoted(cell: string): string {
  const [, inner] = /^"((?:[^"]|"")*)"$/.exec(cell) ?? [];
  return inner === undefined ? cell : inner.replaceAll('""', '"').trim();
}

/** The records of a CSV file, empty ones left out. */
export function tableOf(lines: readonly string[], delimiter: string): TableRow[] {
  const rows: TableRow[] = [];
  for (let index = 0; index < lines.length;) {
    const text = lines[index] ?? '';
    const { cells, length } = recordAt(lines, index, delimiter);
    if (cells === null || cells.some((cell) => cell !== '')) rows.push({ index, text, cells });
    index += length;
  }
  return rows;
}

interface TableRecord {
  readonly cells: string[] | null;
  /** In lines. */
  readonly length: number;
}

function recordAt(lines: readonly string[], index: number, delimiter: string): TableRecord {
  let text = lines[index] ?? '';
  for (let length = 1; length <= cellLines; length += 1) {
    const cells = splitCells(text, delimiter);
    if (cells) {
      // People who would vanish in a cell over several lines: rather a quote that was never closed.
      if (cells.some((cell) => /[\n][^]*@|@[^]*[\n]/.test(cell))) break;
      return { cells, length };
    }
    const next = lines[index + length];
    if (next === undefined) break;
    text += `\n${next}`;
  }
  return { cells: null, length: 1 };
}
