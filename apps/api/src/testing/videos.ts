/** Videos put together by hand: whole as files, without a picture in them. */

const be32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A box of an MP4 file. */
export function box(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([be32(content.length + 8), Buffer.from(name, 'latin1'), content]);
}

export const fileTypeBox = (brand: string): Buffer =>
  box('ftyp', Buffer.concat([Buffer.from(brand), be32(512), Buffer.from('isomiso2avc1mp41')]));

/** @param length of the media data, in bytes */
export function mp4(length = 100_000, brand = 'isom'): Buffer {
  const data = Buffer.alloc(length, 'film');
  return Buffer.concat([fileTypeBox(brand), box('moov', box('mvhd', Buffer.alloc(100))), box('mdat', data)]);
}

/** An element of EBML with a length of eight bytes. */
export function element(id: readonly number[], content: Buffer): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id), length, content]);
}

export function webm(docType = 'webm', length = 5_000): Buffer {
  const header = Buffer.concat([
    element([0x42, 0x86], Buffer.from([1])),
    element([0x42, 0x82], Buffer.from(docType)),
  ]);
  const segment = element([0x15, 0x49, 0xa9, 0x66], element([0xec], Buffer.alloc(length)));
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], header),
    element([0x18, 0x53, 0x80, 0x67], segment),
  ]);
}

/** @param codec the first packet's beginning: `\x80theora`, or `\x01vorbis` for sound */
export function ogg(codec = '\x80theora'): Buffer {
  const packet = Buffer.concat([Buffer.from(codec, 'latin1'), Buffer.alloc(35)]);
  return Buffer.concat([page(packet, 2), ...Array.from({ length: 8 }, () => page(Buffer.alloc(250), 0))]);
}

function page(packet: Buffer, flags: number): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 0, 'latin1');
  head[5] = flags;
  head[26] = 1;
  head[27] = packet.length;
  return Buffer.concat([head, packet]);
}
