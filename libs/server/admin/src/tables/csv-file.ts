import { stringify } from 'csv-stringify/sync';
import type { FileCell, FileColumn } from './file-cells';

/** Without it Excel takes the file for its own old encoding. */
const byteOrderMark = '\uFEFF';

const encoder = new TextEncoder();

/**
 * A CSV file as it grows: UTF-8 for Excel, lines end as RFC 4180 has it, times are ISO 8601. Text that a spreadsheet
 * would take for a formula (it begins with = + - @ or a tab) has an apostrophe before it.
 */
export async function* csvFile(
  columns: readonly FileColumn[],
  batches: AsyncIterable<readonly FileCell[][]>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield encoder.encode(byteOrderMark + lines([columns.map(({ label }) => label)]));
  for await (const batch of batches) yield encoder.encode(lines(batch));
}

function lines(records: readonly (readonly FileCell[])[]): string {
  const texts = records.map((cells) =>
    cells.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)),
  );
  return stringify(texts, { escape_formulas: true, record_delimiter: '\r\n' });
}
