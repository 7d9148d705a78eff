/** MP4 films put together by hand, with tables that say where in the file each track lies. */

type Reference = readonly [type: string, ...tracks: readonly number[]];

/** Tables of a track by their names, without their heads. */
export type SampleTables = Record<string, Buffer>;

/** A track; its number is its place in the film, counted from 1. */
export interface FilmTrack {
  /** `vide`, `soun`, `meta`, ... */
  readonly handler: string;
  readonly codec: string;
  /** Its samples, piece by piece as they lie in the file. */
  readonly chunks: readonly (readonly Buffer[])[];
  readonly references?: readonly Reference[];
  /** How the lengths of samples are written; of a constant one all must be equal. */
  readonly sizes?: 'stsz' | 'constant' | 4 | 8 | 16;
  readonly offsets?: 'stco' | 'co64';
  /** Makes the tables say something else. */
  readonly alter?: (tables: SampleTables) => void;
}

export interface FilmTerms {
  /** Whether what lies where is said before or behind what is shown; cameras do the latter. */
  readonly order: 'moov first' | 'moov last';
  /** Boxes behind the one that says what kind of file it is. */
  readonly front?: readonly Buffer[];
  /** Boxes behind everything. */
  readonly behind?: readonly Buffer[];
}

const bytesOf = (...parts: (Buffer | string | number)[]): Buffer =>
  Buffer.concat(
    parts.map((part) => {
      if (Buffer.isBuffer(part)) return part;
      if (typeof part === 'string') return Buffer.from(part, 'latin1');
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(part);
      return bytes;
    }),
  );

/** A box with its content; numbers take four bytes. */
export function filmBox(name: string, ...content: (Buffer | string | number)[]): Buffer {
  const inner = bytesOf(...content);
  return bytesOf(inner.length + 8, name, inner);
}

/** A film of tracks whose pieces take turns. */
export function filmOf(tracks: readonly FilmTrack[], { order, front = [], behind = [] }: FilmTerms): Buffer {
  const type = bytesOf(filmBox('ftyp', 'isom', 512, 'isomiso2avc1mp41'), ...front);
  const turns = Math.max(...tracks.map(({ chunks }) => chunks.length));
  const pieces: Buffer[] = [];
  const places: number[][] = tracks.map(() => []);
  let length = 0;
  for (let turn = 0; turn < turns; turn += 1)
    tracks.forEach(({ chunks }, index) => {
      const piece = chunks[turn];
      if (!piece) return;
      places[index]?.push(length);
      pieces.push(bytesOf(...piece));
      length += bytesOf(...piece).length;
    });
  const movie = (start: number): Buffer =>
    filmBox(
      'moov',
      filmBox('mvhd', Buffer.alloc(100)),
      ...tracks.map((track, index) =>
        trackBox(
          track,
          index + 1,
          (places[index] ?? []).map((place) => start + place),
        ),
      ),
    );
  const media = filmBox('mdat', ...pieces);
  const parts =
    order === 'moov first'
      ? [type, movie(type.length + movie(0).length + 8), media]
      : [type, filmBox('wide'), media, movie(type.length + 16)];
  return bytesOf(...parts, ...behind);
}

function trackBox(track: FilmTrack, id: number, offsets: readonly number[]): Buffer {
  const { handler, codec, references = [] } = track;
  const tables = tablesOf(track, offsets);
  track.alter?.(tables);
  const description = filmBox('stsd', 0, 1, filmBox(codec, Buffer.alloc(78)));
  const samples = filmBox(
    'stbl',
    description,
    filmBox('stts', 0, 0),
    ...Object.entries(tables).map(([name, content]) => filmBox(name, content)),
  );
  return filmBox(
    'trak',
    filmBox('tkhd', 3, 0, 0, id, Buffer.alloc(68)),
    ...(references.length > 0
      ? [filmBox('tref', ...references.map(([type, ...ids]) => filmBox(type, ...ids)))]
      : []),
    filmBox(
      'mdia',
      filmBox('mdhd', Buffer.alloc(24)),
      filmBox('hdlr', 0, 0, handler, Buffer.alloc(12), 'Core Media Handler\0'),
      filmBox('minf', samples),
    ),
  );
}

function tablesOf(
  { chunks, sizes = 'stsz', offsets: width = 'stco' }: FilmTrack,
  offsets: readonly number[],
): SampleTables {
  const lengths = chunks.flat().map(({ length }) => length);
  const runs = chunks.map((chunk, index) => bytesOf(index + 1, chunk.length, 1));
  const places = offsets.map((offset) => (width === 'co64' ? bytesOf(0, offset) : bytesOf(offset)));
  return {
    [typeof sizes === 'number' ? 'stz2' : 'stsz']: sizesOf(lengths, sizes),
    stsc: bytesOf(0, runs.length, ...runs),
    [width]: bytesOf(0, places.length, ...places),
  };
}

function sizesOf(lengths: readonly number[], sizes: NonNullable<FilmTrack['sizes']>): Buffer {
  if (sizes === 'stsz') return bytesOf(0, 0, lengths.length, ...lengths);
  if (sizes === 'constant') return bytesOf(0, lengths[0] ?? 0, lengths.length);
  const bits = lengths.map((length) => length.toString(2).padStart(sizes, '0')).join('');
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  return bytesOf(0, sizes, lengths.length, Buffer.from(bytes));
}
