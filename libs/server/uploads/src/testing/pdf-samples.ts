import { deflateSync } from 'node:zlib';

/** Objects of a file, each beginning with its number: `2 0 obj …`; comments stand by themselves. */
export type PdfParts = readonly (string | Buffer)[];

const bytesOf = (part: string | Buffer): Buffer =>
  typeof part === 'string' ? Buffer.from(part, 'latin1') : part;

/** An object that has a dictionary. */
export const pdfObject = (number: number, entries: string): string =>
  `${String(number)} 0 obj\n<< ${entries} >>\nendobj\n`;

/** An object with a stream. @param entries beside its length */
export function pdfStream(number: number, entries: string, content: string | Buffer): Buffer {
  const bytes = bytesOf(content);
  return Buffer.concat([
    Buffer.from(
      `${String(number)} 0 obj\n<< ${entries} /Length ${String(bytes.length)} >>\nstream\n`,
      'latin1',
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/** Objects in one stream, from the number after its own on. @param entries how it is packed, else not at all */
export function pdfPacked(
  number: number,
  objects: readonly string[],
  entries = '/Type /ObjStm /Filter /FlateDecode',
  pack: (plain: Buffer) => Buffer = deflateSync,
): Buffer {
  let at = 0;
  const places = objects.map((text, index) => {
    const place = `${String(number + 1 + index)} ${String(at)}`;
    at += text.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const plain = Buffer.from(`${head}${objects.join(' ')}`, 'latin1');
  const said = `${entries} /N ${String(objects.length)} /First ${String(head.length)}`;
  return pdfStream(number, said, pack(plain));
}

/** Rows as PNG has them, each the difference to the one above. */
export function pdfRows(plain: Buffer, columns: number): Buffer {
  const rows: Buffer[] = [];
  for (let at = 0; at < plain.length; at += columns) {
    const row = Buffer.alloc(columns + 1);
    row[0] = 2;
    for (let column = 0; column < columns; column += 1)
      row[column + 1] = (plain[at + column] ?? 0) - (at > 0 ? (plain[at + column - columns] ?? 0) : 0);
    rows.push(row);
  }
  return Buffer.concat(rows);
}

const catalog = '1 0 obj\n<< /Type /Catalog >>\nendobj\n';
const header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';

interface Placed {
  readonly number: number;
  readonly at: number;
}

function joined(start: number, parts: PdfParts): { body: Buffer; placed: Placed[] } {
  const placed: Placed[] = [];
  const pieces: Buffer[] = [];
  let at = start;
  for (const part of parts) {
    const bytes = bytesOf(part);
    const number = /^(\d+) 0 obj/.exec(bytes.toString('latin1', 0, 30))?.[1];
    if (number !== undefined) placed.push({ number: Number(number), at });
    pieces.push(bytes);
    at += bytes.length;
  }
  return { body: Buffer.concat(pieces), placed };
}

function tableOf(placed: readonly Placed[]): string {
  const runs = placed.map(
    ({ number, at }) => `${String(number)} 1\n${String(at).padStart(10, '0')} 00000 n \n`,
  );
  return `xref\n0 1\n0000000000 65535 f \n${runs.join('')}`;
}

/** A PDF whose table says where its objects are. @param trailer what else its dictionary says */
export function pdf(...objects: PdfParts): Buffer {
  return pdfWith('', ...objects);
}

export function pdfWith(trailer: string, ...objects: PdfParts): Buffer {
  const { body, placed } = joined(0, [header, catalog, ...objects]);
  const end = `${tableOf(placed)}trailer\n<< /Root 1 0 R /Size 99 ${trailer} >>\nstartxref\n${String(body.length)}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(end)]);
}

/** A PDF that was changed: its newer objects stand behind it, with a table of their own. */
export function pdfChanged(before: Buffer, ...objects: PdfParts): Buffer {
  const { body, placed } = joined(before.length, objects);
  const previous = /startxref\n(\d+)\n%%EOF\n$/.exec(before.toString('latin1'))?.[1] ?? '0';
  const at = String(before.length + body.length);
  const end = `${tableOf(placed)}trailer\n<< /Root 1 0 R /Size 99 /Prev ${previous} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([before, body, Buffer.from(end)]);
}

/** A PDF whose table is a stream in rows, with packed objects in object 10. */
export function pdfWithPacked(packed: Buffer, count: number, ...objects: PdfParts): Buffer {
  const { body, placed } = joined(0, [header, catalog, ...objects, packed]);
  const inPack = Array.from({ length: count }, (_, index) => ({ number: 11 + index, index }));
  const entries = [
    ...placed.map(({ number, at }) => [number, 1, at, 0] as const),
    ...inPack.map(({ number, index }) => [number, 2, 10, index] as const),
    [90, 1, body.length, 0] as const,
  ];
  const rows = Buffer.concat(
    entries.map(([, kind, place, index]) => {
      const row = Buffer.alloc(6);
      row.writeUInt8(kind);
      row.writeUInt32BE(place, 1);
      row.writeUInt8(index, 5);
      return row;
    }),
  );
  const runs = entries.map(([number]) => `${String(number)} 1`).join(' ');
  const said = `/Type /XRef /W [1 4 1] /Index [${runs}] /Size 99 /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 6 >>`;
  const table = pdfStream(90, said, deflateSync(pdfRows(rows, 6)));
  return Buffer.concat([body, table, Buffer.from(`startxref\n${String(body.length)}\n%%EOF\n`)]);
}
