import { deflateSync, gzipSync } from 'node:zlib';
import type { ErrorDefinition } from '@lyceum/contracts/common';
import { uploadsErrors as errors } from '@lyceum/contracts/uploads';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { chunk, forgedPng, gifOf, png, wideGifOf, withChunk } from './forged-pictures';
import type { TestFile } from './uploads';
import { box, fileTypeBox, mp4, ogg, webm } from './videos';

/** A file somebody may send, and what has to come of it. */
export interface CorpusFile extends TestFile {
  /** `kept`, or the error with which it is refused: on announcing it or on completing it. */
  readonly expected: 'kept' | ErrorDefinition;
  /** Announced as so large, whatever it is. */
  readonly size?: number;
  readonly folder?: string;
}

const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const php = Buffer.from('<?php system($_GET["c"]); ?>');
const zip = Buffer.from(zipSync({ 'page.html': html }));
/** Ten megabytes of nothing, and again, and again. */
const zipBomb = Buffer.from(zipSync({ 'a.gz': gzipSync(gzipSync(Buffer.alloc(10_000_000))) }));

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 90, b: 20, alpha: 0.8 } } });

const named =
  (type: string) =>
  (
    name: string,
    bytes: Buffer,
    expected: CorpusFile['expected'],
    more: Partial<CorpusFile> = {},
  ): CorpusFile => ({
    name,
    type,
    bytes,
    expected,
    ...more,
  });
const asPng = named('image/png');
const asJpeg = named('image/jpeg');
const asGif = named('image/gif');
const asMp4 = named('video/mp4');
const asWebm = named('video/webm');

/** Files of every honest and every crooked kind (checklist line 117), made on the spot. */
export async function fileCorpus(): Promise<readonly CorpusFile[]> {
  return [...(await honestPictures()), ...(await disguised()), ...(await crookedPictures()), ...videos()];
}

async function honestPictures(): Promise<CorpusFile[]> {
  const plain = await picture().png().toBuffer();
  const jpeg = await picture().jpeg().toBuffer();
  const located = await picture()
    .jpeg()
    .withExif({ IFD0: { Artist: 'Exif secret' } })
    .toBuffer();
  return [
    asPng('plain.png', plain, 'kept'),
    asPng('SHOUTING.PNG', plain, 'kept'),
    asPng('dot.png', await picture(1, 1).png().toBuffer(), 'kept'),
    asPng('照片 🎓.png', plain, 'kept'),
    asPng('long.png', await picture(20_000, 1).png().toBuffer(), 'kept'),
    asJpeg('photo.jpeg', jpeg, 'kept'),
    named('image/jpg')('old-name.jpg', jpeg, 'kept'),
    named('')('no-type.jpg', jpeg, 'kept'),
    asJpeg('located.jpg', located, 'kept'),
    named('image/webp')('a.webp', await picture().webp().toBuffer(), 'kept'),
    named('image/avif')('a.avif', await picture().avif().toBuffer(), 'kept'),
    asGif('still.gif', await picture().gif().toBuffer(), 'kept'),
    asGif('moving.gif', await gifOf(3), 'kept'),
    // Made anew anyway, so which of the picture types it was does not matter.
    asPng('really-a-photo.png', jpeg, 'kept'),
  ];
}

/** Names and contents that lead elsewhere; of what is kept, only the picture is. */
async function disguised(): Promise<CorpusFile[]> {
  const plain = await picture().png().toBuffer();
  const jpeg = await picture().jpeg().toBuffer();
  const gif = await picture().gif().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, php.length + 2]), php]);
  return [
    asPng('page.php.png', plain, 'kept'),
    asPng('page.html%00.png', plain, 'kept'),
    asPng('../../../etc/cron.d/job.png', plain, 'kept'),
    asPng('archive-behind.png', Buffer.concat([plain, zip]), 'kept'),
    asPng('page-behind.png', Buffer.concat([plain, html]), 'kept'),
    asPng(
      'page-within.png',
      withChunk(plain, 'tEXt', Buffer.concat([Buffer.from('Comment\0'), html])),
      'kept',
    ),
    asJpeg('php-within.jpg', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), 'kept'),
    asGif('script-behind.gif', Buffer.concat([gif, Buffer.from('/*'), html]), 'kept'),
    asPng('page.png', html, errors.CONTENT_MISMATCH),
    asPng('drawing.png', svg, errors.CONTENT_MISMATCH),
    asPng('archive.png', zip, errors.CONTENT_MISMATCH),
    asPng('zip-bomb.png', zipBomb, errors.CONTENT_MISMATCH),
    asPng('paper.png', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF'), errors.CONTENT_MISMATCH),
    asPng('program.png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), errors.CONTENT_MISMATCH),
    asPng('scan.png', await picture().tiff().toBuffer(), errors.CONTENT_MISMATCH),
    asPng('film.png', mp4(), errors.CONTENT_MISMATCH),
    asPng('nothing-known.png', Buffer.alloc(2_000, 7), errors.CONTENT_MISMATCH),
    named('image/svg+xml')('drawing.svg', svg, errors.SVG_REFUSED),
    asPng('drawing.svg', svg, errors.SVG_REFUSED),
    named('text/html')('page.html', html, errors.TYPE_NOT_TAKEN),
    named('image/bmp')('old.bmp', Buffer.from('BM'), errors.TYPE_NOT_TAKEN),
    asPng('photo.png.exe', plain, errors.EXTENSION_MISMATCH),
    asPng('photo.jpg', plain, errors.EXTENSION_MISMATCH),
    asPng('photo', plain, errors.EXTENSION_MISMATCH),
  ];
}

async function crookedPictures(): Promise<CorpusFile[]> {
  const jpeg = await picture(800, 600).jpeg().toBuffer();
  const bomb = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(80_000_000))]);
  return [
    asPng('wide.png', forgedPng(30_000, 1_000), errors.TOO_MANY_PIXELS),
    asPng('bomb.png', forgedPng(19_000, 19_000), errors.TOO_MANY_PIXELS),
    asPng('endless.png', forgedPng(2_000_000_000, 2_000_000_000), errors.DAMAGED),
    asGif('flicker.gif', await wideGifOf(30, 1_500), errors.TOO_MANY_PIXELS),
    asPng('only-a-head.png', forgedPng(40, 40), errors.DAMAGED),
    asPng('signature.png', png.signature, errors.CONTENT_MISMATCH),
    asJpeg('half.jpg', jpeg.subarray(0, jpeg.length / 2), errors.DAMAGED),
    asPng('text-bomb.png', withChunk(await picture().png().toBuffer(), 'zTXt', bomb), 'kept'),
    asPng('empty.png', Buffer.alloc(0), errors.EMPTY),
    asPng('huge.png', Buffer.alloc(1), errors.TOO_LARGE, { size: 10 * 1024 * 1024 + 1 }),
    asPng(
      'lonely-chunk.png',
      Buffer.concat([png.signature, chunk('IEND', Buffer.alloc(0))]),
      errors.CONTENT_MISMATCH,
    ),
  ];
}

function videos(): CorpusFile[] {
  const film = mp4();
  return [
    asMp4('film.mp4', film, 'kept'),
    asMp4('FILM.MP4', film, 'kept'),
    asWebm('film.webm', webm(), 'kept'),
    named('video/ogg')('film.ogg', ogg(), 'kept'),
    named('audio/ogg')('chrome-says-audio.ogg', ogg(), 'kept'),
    asMp4('page-behind.mp4', Buffer.concat([film, html]), errors.DAMAGED),
    asMp4('page-before.mp4', Buffer.concat([html, film]), errors.CONTENT_MISMATCH),
    asMp4('cut-off.mp4', film.subarray(0, film.length - 50), errors.DAMAGED),
    asMp4('no-film.mp4', Buffer.concat([fileTypeBox('isom'), box('mdat', html)]), errors.DAMAGED),
    asMp4('page.mp4', html, errors.CONTENT_MISMATCH),
    asMp4('really-webm.mp4', webm(), errors.CONTENT_MISMATCH),
    asMp4('quicktime.mp4', mp4(500, 'qt  '), errors.CONTENT_MISMATCH),
    asWebm('archive-behind.webm', Buffer.concat([webm(), zip]), errors.DAMAGED),
    asWebm('matroska.webm', webm('matroska'), errors.CONTENT_MISMATCH),
    named('video/ogg')('sound.ogg', ogg('\x01vorbis'), errors.CONTENT_MISMATCH),
    named('video/quicktime')('film.mov', mp4(500, 'qt  '), errors.MOV_REFUSED),
    asMp4('endless.mp4', Buffer.alloc(1), errors.TOO_LARGE, { size: 500 * 1024 * 1024 + 1 }),
    asMp4('film.mp4', film, errors.KIND_NOT_TAKEN, { folder: 'community-images' }),
    asPng('still.png', Buffer.alloc(9), errors.KIND_NOT_TAKEN, { folder: 'community-videos' }),
  ];
}
