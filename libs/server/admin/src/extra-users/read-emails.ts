import { emailSchema, featureLimits } from '@lyceum/contracts';
import { parse } from 'csv-parse/sync';

/** What stands in a pasted list or a CSV file. */
export interface ReadEmails {
  /** Each once, in small letters, in the order of the text. */
  readonly emails: string[];
  /** What is no e-mail, with its line counted from 1; the first `featureLimits.shownInvalidLines` of them. */
  readonly invalid: { line: number; text: string }[];
  readonly invalidCnt: number;
  readonly repeatedCnt: number;
}

interface Line {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Longest piece of a line that is shown as no e-mail, in characters. */
const shownLength = 120;

/**
 * Reads e-mails out of a text: one a line, several with commas, semicolons or spaces between them, `Ada <ada@…>`, or a
 * CSV file. Where the first line names a column for e-mails, only that column counts; else every cell with an @.
 */
export function readEmails(text: string): ReadEmails {
  const lines = linesOf(text);
  const column = columnOf(lines[0]);
  const seen = new Set<string>();
  const invalid: ReadEmails['invalid'] = [];
  let [invalidCnt, repeatedCnt] = [0, 0];
  for (const { record, info } of column === null ? lines : lines.slice(1))
    for (const candidate of candidatesOf(record, column)) {
      const parsed = emailSchema.safeParse(candidate);
      if (!parsed.success) {
        invalidCnt += 1;
        if (invalid.length < featureLimits.shownInvalidLines)
          invalid.push({ line: info.lines, text: candidate.slice(0, shownLength) });
      } else if (seen.has(parsed.data)) repeatedCnt += 1;
      else seen.add(parsed.data);
    }
  return { emails: [...seen], invalid, invalidCnt, repeatedCnt };
}

function linesOf(text: string): Line[] {
  return parse(text, {
    ...{ record_delimiter: ['\r\n', '\n', '\r'] },
    ...{ bom: true, delimiter: [',', ';', '\t'], info: true, trim: true },
    ...{ relax_column_count: true, relax_quotes: true, skip_records_with_error: true },
    ...{ skip_empty_lines: true, skip_records_with_empty_values: true },
  }) as unknown as Line[];
}

/** The column a head says the e-mails are in; null where the first line is no head. */
function columnOf(first: Line | undefined): number | null {
  const index = (first?.record ?? []).findIndex((cell) => /^e-?mail(?:[ _-]?address)?$/i.test(cell));
  return index === -1 ? null : index;
}

function candidatesOf(record: readonly string[], column: number | null): string[] {
  if (column !== null) return [bare(record[column] ?? '')];
  const cells = record.filter((cell) => cell.includes('@'));
  // A line without any e-mail is told as it stands.
  if (cells.length === 0) return [record.filter((cell) => cell !== '').join(', ')];
  return cells.flatMap((cell) => (/[<>"]/.test(cell) ? [bare(cell)] : cell.split(/\s+/)));
}

/** `Ada Lovelace <ada@example.com>` is how mail programs write it. */
function bare(cell: string): string {
  return /<([^<>]+)>\s*$/.exec(cell)?.[1] ?? cell;
}
