import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import {
  damaged,
  isDictionary,
  isList,
  type PdfDictionary,
  PdfName,
  type PdfValue,
  unsafe,
} from './pdf-values';

/** A stream as it lies in the file. */
export interface PdfStream {
  readonly dictionary: PdfDictionary;
  readonly bytes: Buffer;
}

/** What all streams that say where objects are may be unpacked, in bytes, together. */
const mostUnpacked = 64 * 1024 * 1024;

const unpack = promisify(inflate);

/**
 * Unpacks streams that hold objects, or say where they are. They are packed as every writer packs them, and what says how
 * stands in the stream itself: anything else is there to be read differently by somebody.
 */
export class StreamUnpacker {
  private left = mostUnpacked;

  /** @throws DomainError UPLOADS_DAMAGED, UPLOADS_NOT_SAFE */
  async unpacked({ dictionary, bytes }: PdfStream): Promise<Buffer> {
    const filter = onlyOf(dictionary.get('Filter'));
    if (filter === null) return bytes;
    if (!(filter instanceof PdfName) || filter.text !== 'FlateDecode') throw unsafe();
    const plain = await unpack(bytes, { maxOutputLength: Math.max(1, this.left) }).catch(() => {
      throw damaged();
    });
    this.left -= plain.length;
    const terms = onlyOf(dictionary.get('DecodeParms'));
    if (terms === null) return plain;
    if (!isDictionary(terms)) throw unsafe();
    return unpredicted(plain, terms);
  }
}

/** The one value of a list of one, or what there is instead of a list. */
function onlyOf(value: PdfValue | undefined): PdfValue {
  if (!isList(value)) return value ?? null;
  if (value.length > 1) throw unsafe();
  return value[0] ?? null;
}

function unpredicted(bytes: Buffer, terms: PdfDictionary): Buffer {
  const [predictor, columns, colors, bits] = [
    numberOf(terms, 'Predictor', 1),
    numberOf(terms, 'Columns', 1),
    numberOf(terms, 'Colors', 1),
    numberOf(terms, 'BitsPerComponent', 8),
  ];
  if (predictor === 1) return bytes;
  // One byte a column, in rows as PNG has them.
  if (predictor < 10 || predictor > 15 || colors !== 1 || bits !== 8 || columns < 1 || columns > 1_000)
    throw unsafe();
  if (bytes.length % (columns + 1) !== 0) throw damaged();
  const rows = bytes.length / (columns + 1);
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) unpredictRow(bytes, plain, { row, columns });
  return plain;
}

function unpredictRow(
  bytes: Buffer,
  plain: Buffer,
  { row, columns }: { row: number; columns: number },
): void {
  const type = bytes[row * (columns + 1)] ?? 0;
  if (type > 4) throw damaged();
  const at = row * columns;
  for (let column = 0; column < columns; column += 1) {
    const left = column > 0 ? (plain[at + column - 1] ?? 0) : 0;
    const above = row > 0 ? (plain[at + column - columns] ?? 0) : 0;
    const corner = row > 0 && column > 0 ? (plain[at + column - columns - 1] ?? 0) : 0;
    plain[at + column] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + guess(type, left, above, corner);
  }
}

function guess(type: number, left: number, above: number, corner: number): number {
  if (type === 0) return 0;
  if (type === 1) return left;
  if (type === 2) return above;
  return type === 3 ? (left + above) >> 1 : paeth(left, above, corner);
}

function paeth(left: number, above: number, corner: number): number {
  const sum = left + above - corner;
  const toLeft = Math.abs(sum - left);
  const toAbove = Math.abs(sum - above);
  const toCorner = Math.abs(sum - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** @throws DomainError UPLOADS_NOT_SAFE where it stands elsewhere, or is no whole number */
export function numberOf(dictionary: PdfDictionary, key: string, otherwise?: number): number {
  const value = dictionary.get(key) ?? otherwise;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw unsafe();
  return value;
}
