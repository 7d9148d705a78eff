import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { FileCell, FileColumn } from './file-cells';
import { escapeXml, sheetEnd, sheetStart, workbookParts, xlsxStyles } from './xlsx-parts';

/** What a cell holds at most; Excel refuses to open a file with more. */
const longestText = 32_767;

/** Days from Excel's first one to 1970. */
const daysBefore1970 = 25_569;
const dayMilliseconds = 86_400_000;

/**
 * An XLSX file as it grows. Text is written as text, so nothing in it is ever a formula; times are dates of Excel, in
 * UTC.
 */
export async function* xlsxFile(
  sheetName: string,
  columns: readonly FileColumn[],
  batches: AsyncIterable<readonly FileCell[][]>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const [name, bytes] of workbookParts(sheetName)) {
    // Parts stored as they are have no length in a file that is written as it goes; some readers trip over that.
    const part = new ZipDeflate(name, { level: 1 });
    archive.add(part);
    part.push(bytes, true);
  }
  // The least effort: it shrinks such text by nine tenths, and calls of others wait the shortest.
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 1 });
  archive.add(sheet);
  const head = columns.map(({ label }) => textCell(label, xlsxStyles.head)).join('');
  sheet.push(strToU8(`${sheetStart}<row>${head}</row>`));
  yield* ready.splice(0);
  for await (const batch of batches) {
    sheet.push(strToU8(batch.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`).join('')));
    yield* ready.splice(0);
  }
  sheet.push(strToU8(sheetEnd), true);
  archive.end();
  yield* ready.splice(0);
}

function cellXml(cell: FileCell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'string') return textCell(cell, xlsxStyles.plain);
  return `<c s="${xlsxStyles.time}"><v>${cell.getTime() / dayMilliseconds + daysBefore1970}</v></c>`;
}

function textCell(text: string, style: number): string {
  const shown = escapeXml(text.slice(0, longestText));
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`;
}
