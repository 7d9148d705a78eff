import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { uploadsErrors, type UploadType } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import { Mp4Boxes } from './mp4-boxes';
import { headBytes, sniff } from './sniff';
import { isWholeWebm } from './webm-frame';

/**
 * Looks through a video once, as its bytes pass (checklist line 117: it is kept as it is).
 * @returns the SHA-256 of its content, in hexadecimal
 * @throws DomainError UPLOADS_CONTENT_MISMATCH where it is none, or another type than its name says; UPLOADS_DAMAGED
 * where it is cut off, or something else lies in or behind it
 */
export async function inspectVideo(bytes: Readable, type: UploadType, size: number): Promise<string> {
  const hash = createHash('sha256');
  const boxes = new Mp4Boxes();
  const start: Buffer[] = [];
  let startLength = 0;
  let seen = 0;
  let isKnown = false;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    seen += chunk.length;
    hash.update(chunk);
    if (type === 'video/mp4') boxes.push(chunk);
    if (isKnown) continue;
    start.push(chunk);
    startLength += chunk.length;
    if (startLength < headBytes && seen < size) continue;
    await assertHead(Buffer.concat(start), type, size);
    isKnown = true;
  }
  if (!isKnown) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  if (seen !== size || (type === 'video/mp4' && !boxes.isWhole)) throw new DomainError(uploadsErrors.DAMAGED);
  return hash.digest('hex');
}

async function assertHead(head: Buffer, type: UploadType, size: number): Promise<void> {
  if ((await sniff(head)) !== type) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  if (type === 'video/webm' && !isWholeWebm(head, size)) throw new DomainError(uploadsErrors.DAMAGED);
}
