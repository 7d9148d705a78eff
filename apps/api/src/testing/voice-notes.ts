import { element } from './videos';

const hex = (id: string): number[] => [...Buffer.from(id, 'hex')];
const part = (id: string, ...content: Buffer[]): Buffer => element(hex(id), Buffer.concat(content));
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** One that does not say how long it is, as whoever records cannot know. */
const endless = (id: string, ...content: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(hex(id)), Buffer.from([1, 255, 255, 255, 255, 255, 255, 255]), ...content]);

/** A voice note as a browser records it: WebM with a sound in Opus, which says nowhere how long it is. @param milliseconds until its last block begins */
export function voiceNote(milliseconds: number, trackType = 2): Buffer {
  const header = part('1a45dfa3', part('4286', Buffer.from([1])), part('4282', Buffer.from('webm')));
  const info = part('1549a966', part('2ad7b1', number(1_000_000)), part('4d80', Buffer.from('Chrome')));
  const track = part(
    'ae',
    ...[
      part('d7', Buffer.from([1])),
      part('83', Buffer.from([trackType])),
      part('86', Buffer.from('A_OPUS')),
    ],
  );
  const block = part('a3', Buffer.from([0x81, 0, 0, 0x80]), Buffer.from('what was spoken'));
  const clusters = [0, milliseconds].map((at) => endless('1f43b675', part('e7', number(at)), block));
  return Buffer.concat([header, endless('18538067', info, part('1654ae6b', track), ...clusters)]);
}
