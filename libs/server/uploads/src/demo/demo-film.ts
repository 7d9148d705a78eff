import { clusterOf, webmHead } from '../films/webm-writer';
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
  const clusters = clustersOf(frames);
  const places = clusters.map(({ at, bytes }) => ({ at, bytes: bytes.length, isKey: true }));
  const head = webmHead(seconds * 1_000, [{ codec: 'V_VP8', width, height }], places);
  return Buffer.concat([head, ...clusters.map(({ bytes }) => bytes)]);
}

interface Cluster {
  readonly at: number;
  readonly bytes: Buffer;
}

function clustersOf(frames: readonly Buffer[]): Cluster[] {
  const atOnce = secondsOfCluster * picturesPerSecond;
  return Array.from({ length: Math.ceil(frames.length / atOnce) }, (_, index) => {
    const at = index * secondsOfCluster * 1_000;
    const blocks = frames.slice(index * atOnce, (index + 1) * atOnce).map((data, place) => ({
      track: 1,
      at: at + (place * 1_000) / picturesPerSecond,
      isKey: true,
      data,
    }));
    return { at, bytes: clusterOf(at, blocks) };
  });
}

/** The bytes of the first chunk `VP8 ` of a WebP picture. */
function keyFrameOf(webp: Buffer): Buffer {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('This picture is no single key frame');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
}
