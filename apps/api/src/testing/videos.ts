/** Videos put together by hand: whole as files, without a picture in them. */

const be32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const le32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
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

/** How the second packet of a stream begins, by how the first one does. */
const commentNames: Readonly<Record<string, string>> = {
  '\x80theora': '\x81theora',
  '\x01vorbis': '\x03vorbis',
  OpusHead: 'OpusTags',
};

/** The packet that says what was made where, as encoders write it. */
export function oggComments(codec: string, comments: readonly string[]): Buffer {
  // Of a file that is clean already not even the encoder stands there.
  const texts = [comments.length > 0 ? 'Xiph' : '', ...comments].map((text) => Buffer.from(text));
  const parts = texts.flatMap((text) => [le32(text.length), text]);
  parts.splice(2, 0, le32(comments.length));
  const end = codec === '\x01vorbis' ? [1] : [];
  return Buffer.concat([Buffer.from(commentNames[codec] ?? codec, 'latin1'), ...parts, Buffer.from(end)]);
}

/** @param codec the first packet's beginning: `\x80theora`, `\x01vorbis` or `OpusHead` for sound */
export function ogg(codec = '\x80theora', comments: readonly string[] = [], parts = 255): Buffer {
  const packet = Buffer.concat([Buffer.from(codec, 'latin1'), Buffer.alloc(35)]);
  return Buffer.concat([
    ...oggPages(packet, 2),
    ...oggPages(oggComments(codec, comments), 0, parts),
    ...Array.from({ length: 8 }, () => oggPages(Buffer.alloc(250, 'film'), 0)).flat(),
  ]);
}

/** A packet in as many pages as it needs. @param parts of 255 bytes in one page */
export function oggPages(packet: Buffer, flags: number, parts = 255): Buffer[] {
  const lengths = Array.from({ length: Math.floor(packet.length / 255) }, () => 255);
  lengths.push(packet.length % 255);
  const pages: Buffer[] = [];
  for (let from = 0; from < lengths.length; from += parts) {
    const table = Buffer.from(lengths.slice(from, from + parts));
    const head = Buffer.alloc(27);
    head.write('OggS', 0, 'latin1');
    head[5] = from === 0 ? flags : 1;
    head[26] = table.length;
    const body = packet.subarray(from * 255, (from + parts) * 255);
    const page = Buffer.concat([head, table, body]);
    page.writeUInt32LE(oggSum(page), 22);
    pages.push(page);
  }
  return pages;
}

/** The sum of a page, bit by bit as its specification has it. */
export function oggSum(page: Buffer): number {
  let sum = 0n;
  for (const byte of page) {
    sum ^= BigInt(byte) << 24n;
    for (let bit = 0; bit < 8; bit += 1)
      sum = ((sum << 1n) ^ (sum & 0x80000000n ? 0x104c11db7n : 0n)) & 0xffffffffn;
  }
  return Number(sum);
}
