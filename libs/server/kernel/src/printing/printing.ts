import { buffer } from 'node:stream/consumers';
import { fontOf, type FontRun, runsOf } from './fonts';

export { runsOf } from './fonts';

/** A line of a printed page, in points from its corner at the top left. */
export interface PrintedLine {
  readonly text: string;
  readonly size: number;
  /** Of its foot, from above. */
  readonly at: number;
  readonly colour: string;
  /** Where it stands: in the middle of the page, from `x` on, or up to it. */
  readonly align: 'MIDDLE' | 'FROM' | 'UP_TO';
  readonly x?: number;
  /** What it may fill; a longer one is set smaller. */
  readonly room: number;
}

export interface PrintedPage {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly at: Date;
  readonly lines: readonly PrintedLine[];
  /** Draws what is no text, beneath it. */
  readonly draw?: (document: PDFKit.PDFDocument) => void;
}

type SetLine = PrintedLine & { readonly runs: readonly FontRun[] };

/** A PDF of one page with just the letters it has; null where no font here has one of them. */
export async function printPage({
  title,
  width,
  height,
  at,
  lines,
  draw,
}: PrintedPage): Promise<Buffer | null> {
  const set: SetLine[] = [];
  for (const line of lines) {
    const runs = await runsOf(line.text);
    if (!runs) return null;
    set.push({ ...line, runs });
  }
  // With the fonts' tools it is a tenth of what a server loads, and few print.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    info: { Title: title, CreationDate: at },
  });
  for (const [file, letters] of lettersOf(set.flatMap(({ runs }) => runs)))
    document.registerFont(file, await fontOf(file, letters));
  draw?.(document);
  for (const line of set) write(document, width, line);
  document.end();
  return buffer(document);
}

/** By their file, all letters that are set in it. */
function lettersOf(runs: readonly FontRun[]): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { file, text } of runs) letters.set(file, (letters.get(file) ?? '') + text);
  return letters;
}

function write(document: PDFKit.PDFDocument, pageWidth: number, line: SetLine): void {
  const widthAt = (size: number): number =>
    line.runs.reduce((sum, { file, text }) => sum + document.font(file, size).widthOfString(text), 0);
  const size = line.size * Math.min(1, line.room / Math.max(1, widthAt(line.size)));
  const width = widthAt(size);
  const { x: corner = 0 } = line;
  let x = { MIDDLE: (pageWidth - width) / 2, FROM: corner, UP_TO: corner - width }[line.align];
  document.fillColor(line.colour);
  for (const { file, text } of line.runs) {
    document.font(file, size).text(text, x, line.at, { lineBreak: false, baseline: 'alphabetic' });
    x += document.widthOfString(text);
  }
}
