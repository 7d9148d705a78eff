import type { UploadType } from '@lyceum/contracts/uploads';
import { archive, office, openDocument, pdf } from '@lyceum/uploads/testing';
import sharp from 'sharp';
import { notedMp4, notedWebm } from './noted-videos';
import { mp4, ogg, webm } from './videos';

const picture = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } });

export function mp3(): Buffer {
  const frame = Buffer.alloc(417);
  Buffer.from([0xff, 0xfb, 0x90, 0]).copy(frame);
  const notes = Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 20]),
    Buffer.from('Made in a secret hut'),
  ]);
  return Buffer.concat([notes, ...Array.from({ length: 6 }, () => frame)]);
}

export function wave(): Buffer {
  const chunk = (name: string, content: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(name);
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content]);
  };
  const format = Buffer.from([1, 0, 1, 0, 0x44, 0xac, 0, 0, 0x88, 0x58, 1, 0, 2, 0, 16, 0]);
  const chunks = [
    chunk('fmt ', format),
    chunk('LIST', Buffer.from('INFOsecret')),
    chunk('data', Buffer.alloc(100)),
  ];
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...chunks]));
}

/** An honest file of every type there is. */
export async function kindSamples(): Promise<Readonly<Record<UploadType, Buffer>>> {
  const openxml = 'application/vnd.openxmlformats-officedocument.' as const;
  return {
    'image/png': await picture().png().toBuffer(),
    'image/jpeg': await picture().jpeg().toBuffer(),
    'image/webp': await picture().webp().toBuffer(),
    'image/gif': await picture().gif().toBuffer(),
    'image/avif': await picture().avif().toBuffer(),
    'video/mp4': mp4(),
    'video/webm': webm(),
    'video/ogg': ogg(),
    'audio/mpeg': mp3(),
    'audio/mp4': notedMp4('soun'),
    'audio/ogg': ogg('OpusHead'),
    'audio/wav': wave(),
    'audio/webm': notedWebm(true, 2),
    'application/pdf': pdf(),
    [`${openxml}wordprocessingml.document`]: office('wordprocessingml.document'),
    [`${openxml}spreadsheetml.sheet`]: office('spreadsheetml.sheet'),
    [`${openxml}presentationml.presentation`]: office('presentationml.presentation'),
    'application/vnd.oasis.opendocument.text': openDocument(),
    'text/plain': Buffer.from('Größe: 1 < 2, 你好\n'),
    'text/csv': Buffer.from('name;points\r\nAda;3\r\n'),
    'text/vtt': Buffer.from(
      'WEBVTT\n\nNOTE one\n\n1\n00:00:01.000 --> 00:00:02.500 align:start\n<v Ada>Hello <i>all</i></v>\n',
    ),
    'application/x-subrip': Buffer.from(
      '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Hello</i>\r\n\r\n2\r\n00:01:01,000 --> 00:01:02,500\r\nBye\r\n',
    ),
    'application/zip': archive({ 'notes/one.txt': 'one', 'two.txt': 'two' }),
  } as Readonly<Record<UploadType, Buffer>>;
}
