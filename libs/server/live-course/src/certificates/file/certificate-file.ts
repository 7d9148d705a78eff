import { buffer } from 'node:stream/consumers';
import { dateFormat } from '@lyceum/contracts/messages';
import PDFDocument from 'pdfkit';
import * as messages from '../certificate.messages';
import { fontOf, type FontRun, runsOf } from './certificate-fonts';

interface Certificate {
  readonly brand: string;
  readonly name: string;
  readonly courseName: string;
  readonly issuedAt: Date;
  /** Of its public page. */
  readonly address: string;
}

/** A4 on its side, in points. */
const page = { width: 841.89, height: 595.28, margin: 36 } as const;
const colours = { ink: '#1C1830', muted: '#5E5873', accent: '#5826BF' } as const;

interface Line {
  readonly text: string;
  readonly size: number;
  /** Of its foot, from above. */
  readonly at: number;
  readonly colour: string;
}

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** A certificate as a PDF of one page with just the letters it has; null where no font here has one of them. */
export async function drawCertificate(certificate: Certificate): Promise<Buffer | null> {
  const { brand, name, courseName, issuedAt, address } = certificate;
  const day = longDay(issuedAt);
  const lines: Line[] = [
    { text: brand, size: 20, at: 92, colour: colours.accent },
    { text: messages.title(), size: 44, at: 168, colour: colours.ink },
    { text: messages.certifies(), size: 16, at: 222, colour: colours.muted },
    { text: name, size: 40, at: 284, colour: colours.ink },
    { text: messages.hasCompleted(), size: 16, at: 336, colour: colours.muted },
    { text: courseName, size: 26, at: 384, colour: colours.ink },
    { text: messages.onDay({ day }), size: 16, at: 440, colour: colours.muted },
    { text: messages.check({ address }), size: 11, at: 524, colour: colours.muted },
  ];
  const set: (Line & { readonly runs: readonly FontRun[] })[] = [];
  for (const line of lines) {
    const runs = await runsOf(line.text);
    if (!runs) return null;
    set.push({ ...line, runs });
  }
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    info: { Title: `${messages.title()}: ${courseName}`, CreationDate: issuedAt },
  });
  for (const [file, letters] of lettersOf(set.flatMap(({ runs }) => runs)))
    document.registerFont(file, await fontOf(file, letters));
  frame(document);
  for (const line of set) write(document, line);
  document.end();
  return buffer(document);
}

/** By their file, all letters that are set in it. */
function lettersOf(runs: readonly FontRun[]): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { file, text } of runs) letters.set(file, (letters.get(file) ?? '') + text);
  return letters;
}

function frame(document: PDFKit.PDFDocument): void {
  const { width, height, margin } = page;
  document.lineWidth(2).strokeColor(colours.accent);
  document.rect(margin, margin, width - 2 * margin, height - 2 * margin).stroke();
  document.lineWidth(0.5);
  document.rect(margin + 8, margin + 8, width - 2 * margin - 16, height - 2 * margin - 16).stroke();
}

/** In the middle of the page, smaller where it would not fit. */
function write(document: PDFKit.PDFDocument, line: Line & { readonly runs: readonly FontRun[] }): void {
  const widthAt = (size: number): number =>
    line.runs.reduce((sum, { file, text }) => sum + document.font(file, size).widthOfString(text), 0);
  const room = page.width - 4 * page.margin;
  const size = line.size * Math.min(1, room / widthAt(line.size));
  let x = (page.width - widthAt(size)) / 2;
  document.fillColor(line.colour);
  for (const { file, text } of line.runs) {
    document.font(file, size).text(text, x, line.at, { lineBreak: false, baseline: 'alphabetic' });
    x += document.widthOfString(text);
  }
}
