import { dateFormat } from '@lyceum/contracts/messages';
import { type PrintedLine, printPage } from '@lyceum/kernel/printing';
import * as messages from '../certificate.messages';

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

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

const line = (text: string, size: number, at: number, colour: string): PrintedLine => ({
  text,
  size,
  at,
  colour,
  align: 'MIDDLE',
  room: page.width - 4 * page.margin,
});

/** A certificate as a PDF of one page with just the letters it has; null where no font here has one of them. */
export function drawCertificate(certificate: Certificate): Promise<Buffer | null> {
  const { brand, name, courseName, issuedAt, address } = certificate;
  const { ink, muted, accent } = colours;
  return printPage({
    ...page,
    title: `${messages.title()}: ${courseName}`,
    at: issuedAt,
    draw: frame,
    lines: [
      line(brand, 20, 92, accent),
      line(messages.title(), 44, 168, ink),
      line(messages.certifies(), 16, 222, muted),
      line(name, 40, 284, ink),
      line(messages.hasCompleted(), 16, 336, muted),
      line(courseName, 26, 384, ink),
      line(messages.onDay({ day: longDay(issuedAt) }), 16, 440, muted),
      line(messages.check({ address }), 11, 524, muted),
    ],
  });
}

function frame(document: PDFKit.PDFDocument): void {
  const { width, height, margin } = page;
  document.lineWidth(2).strokeColor(colours.accent);
  document.rect(margin, margin, width - 2 * margin, height - 2 * margin).stroke();
  document.lineWidth(0.5);
  document.rect(margin + 8, margin + 8, width - 2 * margin - 16, height - 2 * margin - 16).stroke();
}
