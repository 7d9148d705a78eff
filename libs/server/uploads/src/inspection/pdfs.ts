import { inflateSync } from 'node:zlib';
import { uploadsErrors, uploadsLimits } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';

/** Names of what a reader would run, start, play, send or unpack. */
const runs =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Movie|Sound|3D)(?![A-Za-z0-9])/;

const unsafe = (): DomainError => new DomainError(uploadsErrors.NOT_SAFE);

/**
 * A PDF that only shows: without scripts, programs, files within and forms that send themselves, also in its packed objects.
 * What is locked with a password cannot be looked into, and is refused.
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_DAMAGED, UPLOADS_NOT_SAFE
 */
export function inspectPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!/^%PDF-\d\.\d/.test(text)) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  // Nothing may hide behind its end.
  if (!/%%EOF[\s\0]*$/.test(text.slice(-1024))) throw new DomainError(uploadsErrors.DAMAGED);
  let at = 0;
  let room: number = uploadsLimits.unpackedBytes;
  for (;;) {
    const streamAt = text.indexOf('stream', at);
    const head = text.slice(at, streamAt < 0 ? undefined : streamAt);
    assertShowsOnly(head);
    if (streamAt < 0) return;
    const endAt = text.indexOf('endstream', streamAt);
    if (endAt < 0) throw new DomainError(uploadsErrors.DAMAGED);
    const isLineEnd = text.startsWith('\r\n', streamAt + 6) ? 2 : 1;
    room -= inspectStream(head, bytes.subarray(streamAt + 6 + isLineEnd, endAt), room);
    at = endAt + 'endstream'.length;
  }
}

/** @returns how many bytes it unpacked */
function inspectStream(head: string, data: Buffer, room: number): number {
  // A reader finds objects by their places, and may find one in the midst of what looks like a stream.
  if (/\d\s+\d+\s+obj\b/.test(data.toString('latin1'))) throw unsafe();
  const dictionary = namesOf(head.slice(head.lastIndexOf('obj')));
  if (!/\/ObjStm/.test(dictionary)) return 0;
  const filters = dictionary.match(/\/[A-Za-z0-9]+Decode/g) ?? [];
  if (filters.length > 1 || (filters[0] ?? '/FlateDecode') !== '/FlateDecode') throw unsafe();
  const objects = filters.length === 0 ? data : unpack(data, room);
  assertShowsOnly(objects.toString('latin1'));
  return objects.length;
}

function unpack(data: Buffer, room: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, room) });
  } catch {
    throw unsafe();
  }
}

function assertShowsOnly(text: string): void {
  const names = namesOf(text);
  if (runs.test(names) || /\/Encrypt(?![A-Za-z0-9])/.test(names)) throw unsafe();
}

/** Any letter of a name may be written as its number: `/J#61vaScript`. */
const namesOf = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
