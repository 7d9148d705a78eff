import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { cleaned } from './cleaned';

const chunkBytes = 64 * 1024;

function box(name: string, length: number, content = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length + 8);
  head.write(name, 4);
  return Buffer.concat([head, content]);
}

describe('cleaning a film', () => {
  it('[117] never has more of it in memory than a few chunks, however large it is', async () => {
    const media = 300 * 1024 * 1024;
    const start = Buffer.concat([box('moov', 0), box('mdat', media)]);
    const size = media + start.length;
    const seen = { read: 0, written: 0, ahead: 0 };
    const source = async function* () {
      yield start;
      seen.read += start.length;
      for (let left = media; left > 0; left -= chunkBytes) {
        seen.read += Math.min(chunkBytes, left);
        yield Buffer.alloc(Math.min(chunkBytes, left), 1);
      }
    };
    for await (const piece of cleaned(source(), { type: 'video/mp4', size, readFrom: source })) {
      seen.written += piece.length;
      seen.ahead = Math.max(seen.ahead, piece.length, seen.read - seen.written);
    }
    expect(seen.written).toBe(size);
    expect(seen.ahead).toBeLessThanOrEqual(3 * chunkBytes);
  });

  it('[117] gives up a file of millions of boxes, and reads no further', async () => {
    const size = 8 * 5_000_000;
    let read = 0;
    let isClosed = false;
    const chunk = Buffer.concat(Array.from({ length: chunkBytes / 8 }, () => box('free', 0)));
    const source = async function* () {
      try {
        for (; read < size; read += chunk.length) yield chunk;
      } finally {
        isClosed = true;
      }
    };
    const all = async () => {
      for await (const _ of cleaned(source(), { type: 'video/mp4', size, readFrom: source }));
    };
    await expect(all()).rejects.toMatchObject({ code: uploadsErrors.DAMAGED.code });
    expect(read).toBeLessThan(size);
    expect(isClosed).toBe(true);
  });

  const nothing = (): Buffer => Buffer.alloc(0);
  const emptyPage = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(23)]);
  const firstPage = (): Buffer => {
    const page = Buffer.concat([emptyPage, Buffer.from([8]), Buffer.from('OpusHead')]);
    [page[5], page[26]] = [2, 1];
    return page;
  };
  const riff = (size: number): Buffer => {
    const head = Buffer.from('RIFF    WAVE');
    head.writeUInt32LE(Math.max(0, size - 8), 4);
    return head;
  };
  // The shortest there is: MPEG 2, layer III, 8 kbit/s at 24 kHz.
  const shortFrame = Buffer.concat([Buffer.from([0xff, 0xf3, 0x14, 0]), Buffer.alloc(20)]);

  it.each([
    ['video/ogg', firstPage, emptyPage],
    ['audio/ogg', firstPage, emptyPage],
    ['audio/wav', riff, Buffer.from('data\0\0\0\0')],
    ['audio/mpeg', nothing, shortFrame],
  ] as const)('[117] gives up %s of millions of parts, and reads no further', async (type, startOf, part) => {
    const chunk = Buffer.concat(Array.from({ length: 4_000 }, () => part));
    const size = startOf(0).length + 500 * chunk.length;
    const start = startOf(size);
    let read = 0;
    const source = async function* () {
      if (start.length > 0) yield start;
      for (read = start.length; read < size; read += chunk.length) yield chunk;
    };
    const all = async () => {
      for await (const _ of cleaned(source(), { type, size, readFrom: source }));
    };
    await expect(all()).rejects.toMatchObject({ code: uploadsErrors.DAMAGED.code });
    expect(read).toBeGreaterThan(1_000_000 * part.length);
    expect(read).toBeLessThan(size);
  });

  it.each(['video/mp4', 'video/webm'] as const)(
    'takes or refuses any bytes as %s, and never hangs',
    async (type) => {
      for (let seed = 1; seed < 300; seed += 1) {
        const bytes = Buffer.alloc(64);
        let state = seed;
        for (let at = 0; at < bytes.length; at += 1) {
          state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
          bytes[at] = state >> 16;
        }
        if (type === 'video/webm') Buffer.from('1a45dfa38018538067ff', 'hex').copy(bytes);
        const parts: Buffer[] = [];
        const outcome = await (async () => {
          const readFrom = () => Readable.from([bytes]);
          const sent = { type, size: bytes.length, readFrom };
          for await (const part of cleaned(readFrom(), sent)) parts.push(part);
          return 'kept';
        })().catch((error: unknown) => (error as { code: string }).code);
        expect(['kept', uploadsErrors.DAMAGED.code, uploadsErrors.CANNOT_BE_CLEANED.code]).toContain(outcome);
        if (outcome === 'kept') expect(Buffer.concat(parts)).toHaveLength(bytes.length);
      }
    },
  );
});
