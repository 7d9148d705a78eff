import { type PictureSize, uploadsErrors, uploadsLimits, uploadTypes } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import type sharpOf from 'sharp';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { sniff } from './sniff';

/** A picture made anew: nothing of the file it came from is in it but what one sees. */
export interface ReworkedPicture {
  readonly sizes: Readonly<Record<PictureSize, Buffer>>;
  /** Pixels of the large one. */
  readonly width: number;
  readonly height: number;
}

/** Pixels over all frames up to which a moving picture keeps moving; beyond, its first frame is kept. */
const movingPixels = 12_000_000;
const secondsForOne = 30;

const quality = { quality: 82, effort: 4 };

/**
 * Reads a picture and writes it as WebP in three sizes (checklist line 117): upright, without EXIF and other notes, and
 * without whatever else lay in the file. Its measures are looked at before a single pixel is.
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_TOO_MANY_PIXELS, UPLOADS_DAMAGED
 */
export async function reworkPicture(bytes: Buffer): Promise<ReworkedPicture> {
  const type = await sniff(bytes);
  if (type === null || !isPictureType(type)) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  const open = await loadSharp();
  const measures = await damagedUnless(open(bytes, { limitInputPixels: false }).metadata());
  assertBearable(measures);
  const animated = isMoving(measures);
  const options: SharpOptions = {
    animated,
    failOn: 'error',
    limitInputPixels: uploadsLimits.picturePixels,
    sequentialRead: true,
  };
  const upright = animated ? open(bytes, options) : open(bytes, options).autoOrient();
  const large = await render(upright, 'large');
  const from = () => open(large.data, { animated });
  const [medium, small] = [await render(from(), 'medium'), await render(from(), 'small')];
  const { width, height, pageHeight } = large.info;
  return {
    sizes: { small: small.data, medium: medium.data, large: large.data },
    width,
    height: pageHeight ?? height,
  };
}

function isPictureType(type: string): boolean {
  return Object.entries(uploadTypes).some(([name, { kind }]) => name === type && kind === 'IMAGE');
}

function assertBearable({ width, height, pages }: Metadata): void {
  const { pictureSide, picturePixels } = uploadsLimits;
  if (Math.max(width, height) > pictureSide || width * height * frames(pages) > picturePixels)
    throw new DomainError(uploadsErrors.TOO_MANY_PIXELS);
}

function isMoving({ width, height, pages }: Metadata): boolean {
  return frames(pages) > 1 && width * height * frames(pages) <= movingPixels;
}

const frames = (pages: number | undefined): number => pages ?? 1;

function render(picture: Sharp, size: PictureSize): ReturnType<typeof toWebp> {
  const side = uploadsLimits.pictureSides[size];
  return damagedUnless(
    toWebp(picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })),
  );
}

const toWebp = (picture: Sharp) =>
  picture.webp(quality).timeout({ seconds: secondsForOne }).toBuffer({ resolveWithObject: true });

async function damagedUnless<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new DomainError(uploadsErrors.DAMAGED, { cause });
  }
}

/**
 * The picture library as a server that serves other calls besides uses it. Loaded with the first picture: a server that
 * never sees one needs no codecs in its memory.
 */
export async function loadSharp(): Promise<typeof sharpOf> {
  const { default: sharp } = await import('sharp');
  // Files are seen once, and pictures of several people take turns on a thread each.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
