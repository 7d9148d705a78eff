import { emailSchema } from '@lyceum/contracts/auth';
import { emailsOfLine, type Found } from './email-lines';
import { splitCells, tableOf } from './email-table';

/** A piece of a pasted list or a CSV file that should be an e-mail. */
export interface EmailPiece {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** In small letters; null where the piece is none. */
  readonly email: string | null;
}

/**
 * Reads e-mails out of a text: one a line, several with commas, semicolons or spaces between them, `Ada <ada@…>` and
 * `"Lovelace, Ada" <ada@…>`, or a CSV file. Where the first line names a column for e-mails, only that column counts;
 * else everything with an @. No line is passed over: what gives no e-mail is told.
 */
export function readEmailLines(text: string): EmailPiece[] {
  return foundIn(text).flatMap(({ line, found, leftOut }) => [
    ...leftOut.map((piece) => ({ line, text: piece, email: null })),
    ...found.map((piece) => ({ line, text: piece, email: emailSchema.safeParse(piece).data ?? null })),
  ]);
}

function foundIn(text: string): (Found & { readonly line: number })[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => /[^\s,;"]/.test(line));
  const head = headOf(lines[first] ?? '');
  if (head === null) return lines.map((line, index) => ({ line: index + 1, ...emailsOfLine(line) }));
  const rest = lines.slice(first + 1);
  const lineOf = (index: number): number => first + 2 + index;
  // A single column has nothing to divide: each line may hold several.
  if (head.delimiter === null)
    return rest.map((line, index) => ({ line: lineOf(index), ...emailsOfLine(line) }));
  return tableOf(rest, head.delimiter).map(({ index, cells, text: row }) => {
    const line = lineOf(index);
    if (cells === null) return { line, found: [], leftOut: [row.trim()] };
    const cell = cells[head.column] ?? '';
    return { line, ...(cell === '' ? { found: [], leftOut: [''] } : emailsOfLine(cell)) };
  });
}

interface Head {
  /** The column the e-mails are in. */
  readonly column: number;
  /** What stands between the columns; null where there is but one. */
  readonly delimiter: string | null;
}

/** Null where the line is no head. */
function headOf(line: string): Head | null {
  if (line.includes('@')) return null;
  for (const delimiter of [',', ';', '\t']) {
    const cells = splitCells(line, delimiter) ?? [];
    const column = cells.findIndex((cell) => /^e-?mail(?:[ _-]?address)?$/i.test(cell));
    if (column !== -1) return { column, delimiter: cells.length > 1 ? delimiter : null };
  }
  return null;
}
