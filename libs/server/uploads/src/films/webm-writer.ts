/** WebM films put together of what is encoded already. Imports nothing: the room server, which Node runs as it stands, writes with it, too. */

/** What is seen or heard in a film, in the order of its tracks. */
export type WebmTrack =
  | { readonly codec: 'V_VP8'; readonly width: number; readonly height: number }
  /** Opus, at 48 kHz. */
  | { readonly codec: 'A_OPUS'; readonly channels: number };

/** A picture, or a piece of sound. */
export interface WebmBlock {
  /** Counted from 1. */
  readonly track: number;
  /** ms from the beginning of the film. */
  readonly at: number;
  readonly isKey: boolean;
  readonly data: Buffer;
}

/** A part of a film that can be read by itself. */
export interface WebmCluster {
  /** ms from the beginning of the film. */
  readonly at: number;
  readonly bytes: number;
  /** Whether it begins with a whole picture: films are gone to there. */
  readonly isKey: boolean;
}

/** Times within a cluster are counted in 15 bits of milliseconds. */
export function clusterOf(at: number, blocks: readonly WebmBlock[]): Buffer {
  const written = blocks.map(({ track, at: when, isKey, data }) => {
    const head = Buffer.of(0x80 | track, 0, 0, isKey ? 0x80 : 0);
    head.writeInt16BE(when - at, 1);
    return element(0xa3, head, data);
  });
  return element(0x1f43b675, element(0xe7, uint(at, 4)), ...written);
}

/** All that stands in a film before its clusters: how long it is, what is in it, and where which cluster begins. */
export function webmHead(
  milliseconds: number,
  tracks: readonly WebmTrack[],
  clusters: readonly WebmCluster[],
): Buffer {
  const info = element(
    0x1549a966,
    element(0x2ad7b1, uint(1_000_000, 3)),
    element(0x4489, double(milliseconds)),
    element(0x4d80, Buffer.from('lyceum')),
    element(0x5741, Buffer.from('lyceum')),
  );
  const heads = [info, element(0x1654ae6b, ...tracks.map(trackOf))];
  const before = (cues: Buffer): number => [...heads, cues].reduce((sum, { length }) => sum + length, 0);
  // Numbers of the same width whatever they say: the second time they are right.
  const cues = cuesOf(clusters, before(cuesOf(clusters, 0)));
  const content = [...heads, cues];
  const length = clusters.reduce((sum, { bytes }) => sum + bytes, before(cues));
  return Buffer.concat([header, headOf(0x18538067, length), ...content]);
}

function trackOf(track: WebmTrack, index: number): Buffer {
  const number = uint(index + 1, 1);
  const shared = [element(0xd7, number), element(0x73c5, number), element(0x9c, uint(0, 1))];
  const codec = element(0x86, Buffer.from(track.codec));
  if (track.codec === 'V_VP8') {
    const { width, height } = track;
    const size = element(0xe0, element(0xb0, uint(width, 2)), element(0xba, uint(height, 2)));
    return element(0xae, ...shared, element(0x83, uint(1, 1)), codec, size);
  }
  const sound = element(0xe1, element(0xb5, double(48_000)), element(0x9f, uint(track.channels, 1)));
  const own = [element(0x63a2, opusHead(track.channels)), element(0x56bb, uint(80_000_000, 4))];
  return element(0xae, ...shared, element(0x83, uint(2, 1)), codec, ...own, sound);
}

/** As RFC 7845 has it: version, channels, no samples to be left out, rate, no gain, one stream. */
function opusHead(channels: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt8(channels, 9);
  head.writeUInt32LE(48_000, 12);
  return head;
}

function cuesOf(clusters: readonly WebmCluster[], start: number): Buffer {
  let place = start;
  const points: Buffer[] = [];
  for (const { at, bytes, isKey } of clusters) {
    const where = element(0xb7, element(0xf7, uint(1, 1)), element(0xf1, uint(place, 4)));
    if (isKey) points.push(element(0xbb, element(0xb3, uint(at, 4)), where));
    place += bytes;
  }
  return element(0x1c53bb6b, ...points);
}

function element(id: number, ...content: readonly Buffer[]): Buffer {
  return Buffer.concat([
    headOf(
      id,
      content.reduce((sum, { length }) => sum + length, 0),
    ),
    ...content,
  ]);
}

/** Id and length of an element, the length always in eight bytes. */
function headOf(id: number, length: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id.toString(16), 'hex'), size]);
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

function double(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return buffer;
}

const header = element(
  0x1a45dfa3,
  ...[element(0x4286, uint(1, 1)), element(0x42f7, uint(1, 1)), element(0x42f2, uint(4, 1))],
  ...[element(0x42f3, uint(8, 1)), element(0x4282, Buffer.from('webm'))],
  ...[element(0x4287, uint(4, 1)), element(0x4285, uint(2, 1))],
);
