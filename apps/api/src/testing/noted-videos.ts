import { box, element, fileTypeBox } from './videos';

/** What a camera writes into a film beside the film. */
export const notes = ['+27.5916+086.5640/', 'SecretCam 9', 'Ada on holiday', '<x:xmpmeta'] as const;
const [place, device, title, xmp] = notes.map((note) => Buffer.from(note));

const times = Buffer.from([0, 0, 0, 0, 0xd9, 0x11, 0x22, 0x33, 0xd9, 0x44, 0x55, 0x66]);
/** What is seen, and must stay: 1,000 a second, and how many of them. */
const duration = Buffer.from([0, 0, 3, 0xe8, 0, 0, 0x27, 0x10]);
export const shownParts = [duration, Buffer.from('the film itself')] as const;

const bytes = (...parts: (Buffer | undefined)[]): Buffer =>
  Buffer.concat(parts.map((part) => part ?? Buffer.alloc(0)));

/** A head with its times, and the rest of `length` bytes. */
const header = (name: string, length: number): Buffer =>
  box(name, bytes(times, duration, Buffer.alloc(length - 20)));

const handler = (type: string): Buffer =>
  box('hdlr', bytes(Buffer.alloc(8), Buffer.from(type), Buffer.alloc(12), device, Buffer.alloc(1)));

function description(codec: string): Buffer {
  const name = Buffer.alloc(32);
  device?.copy(name, 1);
  const entry = box(codec, bytes(Buffer.alloc(42), name, Buffer.alloc(4), box('avcC', Buffer.alloc(20, 1))));
  return box('stsd', bytes(Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entry));
}

function track(kind: string): Buffer {
  const [type = '', codec = 'avc1'] = kind.split(' ');
  const samples = box('stbl', bytes(description(codec), box('stts', Buffer.alloc(8)), box('zzzz', device)));
  const media = box(
    'mdia',
    bytes(header('mdhd', 24), type === '' ? undefined : handler(type), box('minf', samples)),
  );
  return box('trak', bytes(header('tkhd', 84), box('udta', title), media, box('meta', place)));
}

/** An MP4 film with notes everywhere one may stand. @param tracks their types, one by one; `soun mp4a` with the codec */
export function notedMp4(...tracks: readonly string[]): Buffer {
  const user = box('udta', bytes(box('\xa9xyz', place), box('\xa9mod', device), box('\xa9nam', title)));
  const movie = bytes(header('mvhd', 100), ...tracks.map(track), user, box('meta', place));
  return bytes(
    fileTypeBox('isom'),
    box('free', device),
    box('uuid', bytes(Buffer.alloc(16, 7), xmp)),
    box('moov', movie),
    box('mdat', Buffer.from('the film itself')),
    box('moof', bytes(box('mfhd', Buffer.alloc(8)), box('traf', box('udta', place)))),
    box('SDLN', title),
    box('meta', device),
  );
}

const hex = (id: string): number[] => [...Buffer.from(id, 'hex')];
const part = (id: string, ...content: (Buffer | undefined)[]): Buffer => element(hex(id), bytes(...content));
/** An element that does not say how long it is. */
const endless = (id: string, ...content: Buffer[]): Buffer =>
  bytes(Buffer.from(hex(id)), Buffer.from([1, 255, 255, 255, 255, 255, 255, 255]), ...content);

/** A WebM film with notes. @param isLive whether it is a recording that never knew its length */
export function notedWebm(isLive: boolean, trackType = 1, codec = 'V_VP8', ...more: Buffer[]): Buffer {
  const grow = isLive ? endless : part;
  const information = part(
    '1549a966',
    ...[part('bf', Buffer.alloc(4)), part('2ad7b1', Buffer.from([1])), part('7ba9', title)],
    ...[part('4d80', device), part('5741', device), part('4461', Buffer.alloc(8, 9)), part('4489', duration)],
  );
  const oneTrack = part(
    'ae',
    ...[part('d7', Buffer.from([1])), part('83', Buffer.from([trackType])), part('536e', device)],
    ...[part('86', Buffer.from(codec)), ...more],
  );
  const cluster = grow(
    '1f43b675',
    part('e7', Buffer.from([0])),
    part('a3', shownParts[1]),
    part('ec', place),
  );
  const tags = part('1254c367', part('7373', part('67c8', part('4487', place))));
  const file = part('1941a469', part('61a7', part('465c', xmp)));
  const format = part('1a45dfa3', part('4286', Buffer.from([1])), part('4282', Buffer.from('webm')));
  const segment = [part('ec', device), information, part('1654ae6b', oneTrack), cluster, tags, cluster, file];
  return bytes(format, grow('18538067', ...segment));
}
