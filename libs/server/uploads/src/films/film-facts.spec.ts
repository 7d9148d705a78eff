import { describe, expect, it } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { mostElements } from '../cleaning/webm';
import { filmBox } from '../testing/film-samples';
import { mostPartsOfSound } from './film';
import { filmFacts } from './film-facts';

const pieceBytes = 64 * 1024;

/** An element, or one that does not say how long it is. */
function element(id: string, content: Buffer | null): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + (content?.length ?? 0x0fffffff));
  return Buffer.concat([Buffer.from(id, 'hex'), size, content ?? Buffer.alloc(0)]);
}

const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
const track = (codec: string): Buffer =>
  element('ae', Buffer.concat([element('83', Buffer.from([1])), element('86', Buffer.from(codec))]));
/** Of the first track, so long after its cluster begins. */
const block = (milliseconds: number): Buffer =>
  Buffer.from([0x81, milliseconds >> 8, milliseconds & 0xff, 0x80, 0]);
const webm = (...parts: Buffer[]): Buffer => Buffer.concat([element('18538067', null), ...parts]);
const lasting = (duration: number): Buffer => element('1549a966', element('4489', double(duration)));
const tracksOf = (...tracks: Buffer[]): Buffer => element('1654ae6b', Buffer.concat(tracks));
const clusterOf = (...parts: Buffer[]): Buffer =>
  Buffer.concat([element('1f43b675', null), element('e7', Buffer.from([0])), ...parts]);
const simple = element('a3', block(500));

const factsOf = (
  film: Buffer,
  type: 'video/webm' | 'video/mp4' | 'audio/webm' | 'audio/mp4' = 'video/webm',
) =>
  filmFacts(type, film.length, async function* (start) {
    for (let at = start; at < film.length; at += pieceBytes)
      yield await Promise.resolve(film.subarray(at, at + pieceBytes));
  });
const damaged = { code: uploadsErrors.DAMAGED.code };

describe('what a WebM film says of itself', () => {
  it('is read of its tracks and of the blocks of its groups, and of nothing else that stands in those', async () => {
    const hidden = Buffer.concat([element('a1', block(900)), tracksOf(track('V_HIDDEN'))]);
    expect(await factsOf(webm(tracksOf(track('V_VP9')), clusterOf(simple, element('a0', hidden))))).toEqual({
      milliseconds: 900,
      pictures: ['V_VP9'],
      sounds: [],
      hasContent: true,
    });
  });

  it('has no more tracks than any honest one, and all of them in their place', async () => {
    const most = Array.from({ length: 64 }, () => track('V_VP9'));
    expect((await factsOf(webm(tracksOf(...most), clusterOf(simple)))).pictures).toHaveLength(64);
    await expect(factsOf(webm(tracksOf(...most, track('V_VP9'))))).rejects.toMatchObject(damaged);
    await expect(factsOf(webm(clusterOf(track('V_VP9'), simple)))).rejects.toMatchObject(damaged);
  });

  it('has no more elements than whoever cleans it takes', async () => {
    const empty = Buffer.from('1654ae6b80', 'hex');
    const film = webm(Buffer.alloc(empty.length * (mostElements + 1), empty));
    await expect(factsOf(film)).rejects.toMatchObject(damaged);
  });
});

describe('how long a film plays', () => {
  const mvhd = (scale: number, duration: number): Buffer => {
    const numbers = Buffer.alloc(100);
    numbers.writeUInt32BE(scale, 12);
    numbers.writeUInt32BE(duration, 16);
    return filmBox('moov', filmBox('mvhd', numbers));
  };

  it.each([
    ['some time', lasting(41_000), 41_000],
    ['as long as any', lasting(360_000_000), 360_000_000],
    ['longer', lasting(360_000_001), null],
    ['for ever', lasting(Infinity), null],
    ['for no time at all', lasting(0.4), null],
  ])('nobody knows of a WebM film that says what none does: %s', async (_, info, milliseconds) => {
    expect(await factsOf(webm(info, clusterOf(simple)))).toMatchObject({ milliseconds });
  });

  it.each([
    ['some time', mvhd(600, 24_600), 41_000],
    ['longer than any', mvhd(1, 0xfffffffe), null],
    ['for no time at all', mvhd(0xffffffff, 1), null],
    ['on a clock that stands', mvhd(0, 1), null],
  ])('nor of an MP4 film: %s', async (_, film, milliseconds) => {
    expect(await factsOf(film, 'video/mp4')).toMatchObject({ milliseconds });
  });
});

describe('a sound', () => {
  it.each([
    ['less than it plays', lasting(100), 500],
    ['more', lasting(800), 800],
    ['nothing anybody believes', lasting(Infinity), 500],
    ['nothing', Buffer.alloc(0), 500],
  ])('plays as long as its last block or longer, whatever it says: %s', async (_, info, milliseconds) => {
    expect(await factsOf(webm(info, clusterOf(simple)), 'audio/webm')).toMatchObject({ milliseconds });
  });

  it('has no more parts than a voice note needs, because it is read each time it is sent', async () => {
    const empty = Buffer.from('ec80', 'hex');
    const long = webm(Buffer.alloc(empty.length * (mostPartsOfSound + 1), empty));
    await expect(factsOf(long, 'audio/webm')).rejects.toMatchObject(damaged);
    const boxes = Buffer.concat(
      Array.from({ length: mostPartsOfSound + 1 }, () => filmBox('free', Buffer.alloc(0))),
    );
    await expect(factsOf(boxes, 'audio/mp4')).rejects.toMatchObject(damaged);
  });
});
