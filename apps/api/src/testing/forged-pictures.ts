import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures no honest program would write. */

export const png = { signature: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) } as const;

const be32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A chunk of a PNG file. */
export function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  return Buffer.concat([be32(content.length), body, be32(crc32(body))]);
}

/** A PNG that says it is so large, and has pixels for a line at most. */
export function forgedPng(width: number, height: number): Buffer {
  const header = Buffer.concat([be32(width), be32(height), Buffer.from([8, 2, 0, 0, 0])]);
  return Buffer.concat([
    png.signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG with one more chunk right behind its header. */
export function withChunk(bytes: Buffer, name: string, content: Buffer): Buffer {
  const headerEnd = png.signature.length + 25;
  return Buffer.concat([bytes.subarray(0, headerEnd), chunk(name, content), bytes.subarray(headerEnd)]);
}

/** A moving picture whose frames differ. */
export async function gifOf(frames: number): Promise<Buffer> {
  const side = 40;
  const one = side * side * 3;
  const pixels = Buffer.alloc(one * frames);
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill((frame * 37) % 256, frame * one, frame * one + one);
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif()
    .toBuffer();
}

/** A moving picture that says its screen is so large, whatever its frames cover of it. */
export async function wideGifOf(frames: number, side: number): Promise<Buffer> {
  const bytes = await gifOf(frames);
  bytes.writeUInt16LE(side, 6);
  bytes.writeUInt16LE(side, 8);
  return bytes;
}
