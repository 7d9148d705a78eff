import { describe, expect, it } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { filmBox, filmOf, type FilmTerms, type FilmTrack, type SampleTables } from '../testing/film-samples';
import { cleaned } from './cleaned';

const pieceBytes = 64 * 1024;
const place = Buffer.from('+27.5916+086.5640/');

const samples = (text: string, count: number, length: number): Buffer[] =>
  Array.from({ length: count }, (_, index) => Buffer.alloc(length, `${text} ${index} `));

const pictures: FilmTrack = {
  handler: 'vide',
  codec: 'avc1',
  chunks: [samples('seen', 3, 900), samples('looked at', 2, 1_100), samples('watched', 1, 700)],
  sizes: 'stsz',
};
const sound: FilmTrack = {
  handler: 'soun',
  codec: 'mp4a',
  chunks: [samples('heard', 5, 40), samples('listened to', 5, 40)],
  sizes: 'constant',
};
const places: FilmTrack = {
  handler: 'meta',
  codec: 'mebx',
  chunks: [[place], [place, place], [place]],
  references: [['cdsc', 1]],
};

/** What becomes of a film, and how many bytes were read for it. */
async function clean(film: Buffer, type: 'video/mp4' | 'audio/mp4' = 'video/mp4') {
  let read = 0;
  let opened = 0;
  const readFrom = async function* (start: number) {
    opened += 1;
    try {
      for (let at = start; at < film.length; at += pieceBytes) {
        const piece = film.subarray(at, at + pieceBytes);
        read += piece.length;
        yield piece;
      }
    } finally {
      opened -= 1;
    }
  };
  const parts: Buffer[] = [];
  const terms = { type, size: film.length, readFrom: (start: number) => Promise.resolve(readFrom(start)) };
  const code = await (async () => {
    for await (const part of cleaned(readFrom(0), terms)) parts.push(part);
    return null;
  })().catch((error: unknown) => (error as { code: string }).code);
  expect(opened).toBe(0);
  return { code, bytes: Buffer.concat(parts), read };
}

const orders = ['moov first', 'moov last'] as const;
const count = (bytes: Buffer, text: string): number => bytes.toString('latin1').split(text).length - 1;

/** That what is left is the film at its places, and what is gone is zero. */
function expectCleaned(film: Buffer, bytes: Buffer, kept: readonly FilmTrack[]): void {
  expect(bytes).toHaveLength(film.length);
  expect(bytes.includes(place)).toBe(false);
  for (const chunk of kept.flatMap(({ chunks }) => chunks)) {
    const piece = Buffer.concat([...chunk]);
    expect(film.includes(piece)).toBe(true);
    expect(bytes.indexOf(piece)).toBe(film.indexOf(piece));
  }
  const changed = [...bytes.keys()].filter((at) => bytes[at] !== film[at] && bytes[at] !== 0);
  for (const at of changed) expect(bytes.subarray(at - 3, at + 4).toString('latin1')).toContain('free');
  expect(count(bytes, 'trak')).toBe(kept.length);
}

describe.each(orders)('an MP4 film with a track that is neither seen nor heard, %s', (order) => {
  const terms: FilmTerms = { order };

  it.each([
    ...['meta', 'text', 'sbtl', 'subt', 'tmcd', 'hint', 'gpmd', 'mebx', 'camm', 'data', 'clcp', 'odsm'],
    '\0\0\0\0',
  ])('[117] loses the track of %j with every byte of its samples, and nothing else', async (handler) => {
    const film = filmOf([pictures, sound, { ...places, handler }], terms);
    expect(count(film, place.toString())).toBe(4);
    const { code, bytes } = await clean(film);
    expect(code).toBeNull();
    expectCleaned(film, bytes, [pictures, sound]);
    const again = await clean(bytes);
    expect(again.bytes.equals(bytes)).toBe(true);
  });

  const few = { ...places, chunks: [[Buffer.from('here')], [Buffer.from('where'), Buffer.from('there')]] };
  it.each([
    ['lengths of four bits', { ...few, sizes: 4 }],
    ['lengths of eight bits', { ...places, sizes: 8 }],
    ['lengths of sixteen bits', { ...places, sizes: 16 }],
    ['one length for all', { ...places, sizes: 'constant' }],
    ['places of eight bytes', { ...places, offsets: 'co64' }],
    ['pieces of nothing', { ...places, chunks: [[], [place], [Buffer.alloc(0), place]] }],
  ] as const)('[117] loses it with %s', async (_, track) => {
    const film = filmOf([track, sound, pictures, places], terms);
    const { code, bytes } = await clean(film);
    expect(code).toBeNull();
    expectCleaned(film, bytes, [sound, pictures]);
    for (const sample of track.chunks.flat().filter(({ length }) => length > 0))
      expect(bytes.includes(sample)).toBe(false);
  });

  it('[117] loses it where one run of the table speaks of several pieces', async () => {
    const runs = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1]);
    const pairs = [1, 2, 3].map(() => [place, place]);
    const alter = (tables: SampleTables): void => void (tables['stsc'] = runs);
    const film = filmOf([pictures, { ...places, chunks: pairs, alter }], terms);
    const { code, bytes } = await clean(film);
    expect(code).toBeNull();
    expectCleaned(film, bytes, [pictures]);
  });

  it('[117] loses what leads to it, and keeps what leads elsewhere', async () => {
    const references = [['tmcd', 3], ['sync', 2], ['chap', 2, 3], ['cdsc'], ['note', 0x31323334]] as const;
    const film = filmOf([{ ...pictures, references }, sound, places], terms);
    const { code, bytes } = await clean(film);
    expect(code).toBeNull();
    expectCleaned(film, bytes, [pictures, sound]);
    for (const gone of ['tmcd', 'chap', 'cdsc', 'note', '1234']) expect(count(bytes, gone)).toBe(0);
    const kept = filmBox('sync', 2);
    expect(bytes.indexOf(kept)).toBe(film.indexOf(kept));
  });

  it('[117] loses texts among sounds alike', async () => {
    const film = filmOf([sound, { ...places, handler: 'text' }], terms);
    const { code, bytes } = await clean(film, 'audio/mp4');
    expect(code).toBeNull();
    expectCleaned(film, bytes, [sound]);
  });

  const word = (name: string, at: number, value: number) => (tables: SampleTables) =>
    void tables[name]?.writeUInt32BE(value, at);
  const hostile: readonly (readonly [string, FilmTrack['alter']])[] = [
    ['lies within what is seen', word('stco', 8, 2_500)],
    ['lies behind the film', word('stco', 8, 0xffff_fff0)],
    ['lies at the end and goes beyond it', word('stsz', 12, 0x7fff_ffff)],
    ['lies before what is shown', word('stco', 8, 4)],
    ['has four thousand million samples of its own lengths', word('stsz', 8, 0xffff_ffff)],
    [
      'has four thousand million samples of one length',
      (tables) => void (tables['stsz'] = Buffer.from([0, 0, 0, 0, 0, 0, 0, 18, 255, 255, 255, 255])),
    ],
    ['has more samples than its pieces', word('stsz', 8, 3)],
    ['has four thousand million pieces', word('stco', 4, 0xffff_ffff)],
    ['has fewer pieces than samples', word('stco', 4, 2)],
    ['has four thousand million runs', word('stsc', 4, 0xffff_ffff)],
    ['has runs of four thousand million samples', word('stsc', 12, 0xffff_ffff)],
    ['has runs that begin late', word('stsc', 8, 2)],
    ['has runs that go back', word('stsc', 20, 1)],
    ['has no lengths', (tables) => void delete tables['stsz']],
    ['has no runs', (tables) => void delete tables['stsc']],
    ['has no places', (tables) => void delete tables['stco']],
    ['has places twice', (tables) => void (tables['co64'] = Buffer.alloc(8))],
    [
      'has lengths twice',
      (tables) => void (tables['stz2'] = Buffer.from([0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])),
    ],
    ['has lengths of seven bits', twisted],
    ['has lengths that break off', (tables) => void (tables['stsz'] = Buffer.alloc(7))],
    ['has places that break off', (tables) => void (tables['stco'] = Buffer.alloc(3))],
  ];

  it.each(hostile)('[117] is refused where it %s', async (_, alter) => {
    const film = filmOf([pictures, sound, { ...places, alter }], terms);
    const { code, read } = await clean(film);
    expect(code).toBe(uploadsErrors.CANNOT_BE_CLEANED.code);
    expect(read).toBeLessThanOrEqual(2 * film.length);
  });

  it.each([
    ['comes in fragments', filmOf([pictures, places], { order, behind: [filmBox('moof', filmBox('traf'))] })],
    ['is all there is', filmOf([places], terms)],
    ['says what it is twice', twice(filmOf([pictures, places], terms))],
  ])('[117] is refused where it %s', async (_, film) => {
    expect((await clean(film)).code).toBe(uploadsErrors.CANNOT_BE_CLEANED.code);
  });

  it('[117] is refused where another table of what lies where comes behind', async () => {
    const film = filmOf([pictures], terms);
    const second = filmOf([pictures, places], { order: 'moov first' });
    const { code } = await clean(Buffer.concat([film, second.subarray(second.indexOf('moov') - 4)]));
    expect(code).toBe(uploadsErrors.DAMAGED.code);
  });

  it('[117] is found behind a table that stands where none may', async () => {
    const front = [filmBox('mfra', filmBox('moov'))];
    const film = filmOf([pictures, places], { order, front });
    const { code, bytes } = await clean(film);
    expect(code).toBeNull();
    expectCleaned(film, bytes, [pictures]);
  });

  it('[117] is refused before tables of megabytes are held', async () => {
    const huge = (tables: SampleTables): void => {
      tables['stco'] = Buffer.alloc(12 * 1024 * 1024);
    };
    const film = filmOf([pictures, { ...places, alter: huge }], terms);
    expect((await clean(film)).code).toBe(uploadsErrors.CANNOT_BE_CLEANED.code);
    // Of a film that loses no track nobody asks for them.
    expect((await clean(filmOf([{ ...pictures, alter: huge }], terms))).code).toBeNull();
  });
});

describe('an MP4 film whose table comes last', () => {
  it('[117] is read once and a little', async () => {
    const large = { ...pictures, chunks: Array.from({ length: 40 }, () => samples('seen', 1, 1024 * 1024)) };
    const film = filmOf([large, places], { order: 'moov last' });
    const { code, read } = await clean(film);
    expect(code).toBeNull();
    expect(read).toBeLessThan(film.length + 8 * pieceBytes);
  });
});

/** A film whose last track has two handlers. */
function twice(film: Buffer): Buffer {
  film.write('hdlr', film.lastIndexOf('mdhd'));
  return film;
}

/** Lengths of a width there is none of. */
function twisted(tables: SampleTables): void {
  delete tables['stsz'];
  tables['stz2'] = Buffer.from([0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 4, 18, 18, 18, 18]);
}
