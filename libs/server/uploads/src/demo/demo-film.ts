import { loadSharp } from '../inspection/pictures';

/** How many pictures a second: each is whole, so that one can go anywhere in the film at once. */
const picturesPerSecond = 1;
/** Times within a cluster are counted in 15 bits of milliseconds. */
const secondsOfCluster = 20;

interface FilmTerms {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** The picture of a second, as SVG. */
  readonly pictureAt: (second: number) => string;
}

/**
 * A silent WebM film drawn picture by picture, for demo data and tests. A lossy WebP picture is a key frame of VP8, so nothing
 * but sharp is needed to make one.
 */
export async function drawFilm({ seconds, width, height, pictureAt }: FilmTerms): Promise<Buffer> {
  const sharp = await loadSharp();
  const frames: Buffer[] = [];
  for (let second = 0; second < seconds; second += 1 / picturesPerSecond) {
    const picture = sharp(Buffer.from(pictureAt(second)))
      .flatten()
      .webp({ quality: 60 });
    frames.push(keyFrameOf(await picture.toBuffer()));
  }
  const info = element(
    0x1549a966,
    element(0x2ad7b1, uint(1_000_000, 3)),
    element(0x4489, double(seconds * 1_000)),
    element(0x4d80, Buffer.from('lyceum')),
    element(0x5741, Buffer.from('lyceum')),
  );
  const video = element(0xe0, element(0xb0, uint(width, 2)), element(0xba, uint(height, 2)));
  const track = element(
    0xae,
    ...[element(0xd7, uint(1, 1)), element(0x73c5, uint(1, 1)), element(0x83, uint(1, 1))],
    ...[element(0x86, Buffer.from('V_VP8')), video],
  );
  const heads = [info, element(0x1654ae6b, track)];
  const clusters = clustersOf(frames);
  const before = (cues: Buffer): number => [...heads, cues].reduce((sum, { length }) => sum + length, 0);
  // Numbers of the same width whatever they say: the second time they are right.
  const cues = cuesOf(clusters, before(cuesOf(clusters, 0)));
  const segment = element(0x18538067, ...heads, cues, ...clusters.map(({ bytes }) => bytes));
  return Buffer.concat([header, segment]);
}

interface Cluster {
  readonly milliseconds: number;
  readonly bytes: Buffer;
}

function clustersOf(frames: readonly Buffer[]): Cluster[] {
  const atOnce = secondsOfCluster * picturesPerSecond;
  return Array.from({ length: Math.ceil(frames.length / atOnce) }, (_, index) => {
    const milliseconds = index * secondsOfCluster * 1_000;
    const blocks = frames.slice(index * atOnce, (index + 1) * atOnce).map((frame, place) => {
      const time = Buffer.alloc(2);
      time.writeInt16BE((place * 1_000) / picturesPerSecond);
      return element(0xa3, Buffer.concat([Buffer.of(0x81), time, Buffer.of(0x80), frame]));
    });
    return { milliseconds, bytes: element(0x1f43b675, element(0xe7, uint(milliseconds, 4)), ...blocks) };
  });
}

/** Where in the file each cluster begins. */
function cuesOf(clusters: readonly Cluster[], start: number): Buffer {
  let at = start;
  const points = clusters.map(({ milliseconds, bytes }) => {
    const place = element(0xb7, element(0xf7, uint(1, 1)), element(0xf1, uint(at, 4)));
    at += bytes.length;
    return element(0xbb, element(0xb3, uint(milliseconds, 4)), place);
  });
  return element(0x1c53bb6b, ...points);
}

/** The bytes of the first chunk `VP8 ` of a WebP picture. */
function keyFrameOf(webp: Buffer): Buffer {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('This picture is no single key frame');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
}

function element(id: number, ...content: readonly Buffer[]): Buffer {
  const inner = Buffer.concat(content);
  const hex = id.toString(16);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(inner.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(hex, 'hex'), size, inner]);
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
