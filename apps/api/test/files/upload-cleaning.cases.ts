import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CompletedUpload, uploadsErrors } from '@lyceum/contracts/uploads';
import { filmOf, type FilmTrack } from '@lyceum/uploads/testing';
import { type FakeS3, startFakeS3 } from '../../src/testing/fake-s3';
import { notedMp4, notedWebm, notes, shownParts } from '../../src/testing/noted-videos';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { begin, complete, fetchFile, put } from '../../src/testing/uploads';
import { box, ogg } from '../../src/testing/videos';

const films = [
  ['an MP4 film', 'video/mp4', notedMp4('vide', 'soun')],
  ['a large MP4 film', 'video/mp4', Buffer.concat([notedMp4('vide'), box('mdat', Buffer.alloc(8_500_000))])],
  ['a WebM film', 'video/webm', notedWebm(false)],
  ['a WebM recording', 'video/webm', notedWebm(true)],
] as const;

const otherTracks = ['meta', 'text', 'sbtl', 'subt', 'tmcd', 'hint', 'gpmd', 'mebx', 'camm', 'data'];
const place = Buffer.from(notes[0]);

/** As telephones, drones and cameras on helmets make them: with a place between any two pieces of the film. */
const shown: readonly FilmTrack[] = [
  {
    handler: 'vide',
    codec: 'avc1',
    references: [['tmcd', 7]],
    chunks: Array.from({ length: 9 }, (_, index) => [Buffer.alloc(1_000_000, `seen ${String(index)} `)]),
  },
  {
    handler: 'soun',
    codec: 'mp4a',
    chunks: Array.from({ length: 9 }, (_, index) => [Buffer.alloc(999, `heard ${String(index)} `)]),
  },
];
const notShown = otherTracks.map((handler): FilmTrack => ({
  handler,
  codec: handler,
  chunks: [[place], [place, place]],
}));

describe.each(['folder', 'S3'] as const)('videos kept in a %s', (kind) => {
  let server: TestServer;
  let fake: FakeS3 | undefined;
  let ada: Person;

  beforeAll(async () => {
    fake = kind === 'S3' ? await startFakeS3() : undefined;
    server = await TestServer.start({ environment: { RUN_JOBS: 'false', ...fake?.environment } });
    ada = await buildPerson(server);
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await fake?.close();
  });

  const send = async (type: string, bytes: Buffer) => {
    const ticket = await begin(server, ada, { name: `film.${type.replace('video/', '')}`, type, bytes });
    await put(server, ticket, bytes);
    return complete(server, ada, ticket.uploadId);
  };

  test.each(films)(
    '[117] %s loses place, device, dates and names, and nothing else',
    async (_, type, bytes) => {
      for (const note of notes) expect(bytes.includes(note)).toBe(true);
      const { body, status } = await send(type, bytes);
      expect(status).toBe(200);
      const file = await fetchFile(server, (body as { data: CompletedUpload }).data.url).expect(200);
      const served = file.body as Buffer;
      expect(notes.filter((note) => served.includes(note))).toEqual([]);
      expect(served.includes(Buffer.from([0xd9, 0x11, 0x22, 0x33]))).toBe(false);
      // What is shown lies where it lay, so that tables of offsets stay right.
      expect(served).toHaveLength(bytes.length);
      for (const part of shownParts) expect(placesOf(served, part)).toEqual(placesOf(bytes, part));
      // Clean already: sent again, it stays as it is.
      const again = await send(type, served);
      const { url } = (again.body as { data: CompletedUpload }).data;
      expect(served.equals((await fetchFile(server, url).expect(200)).body as Buffer)).toBe(true);
    },
    // The S3 of the tests takes its time with parts.
    120_000,
  );

  test.each(['moov first', 'moov last'] as const)(
    '[117] a film loses tracks that are neither seen nor heard, and the film itself stays as it is: %s',
    async (order) => {
      const film = filmOf([...shown, ...notShown], { order });
      expect(placesOf(film, place)).toHaveLength(3 * notShown.length);
      const { body, status } = await send('video/mp4', film);
      expect(status).toBe(200);
      const file = await fetchFile(server, (body as { data: CompletedUpload }).data.url).expect(200);
      const served = file.body as Buffer;
      expect(served).toHaveLength(film.length);
      expect(served.includes(place)).toBe(false);
      for (const handler of otherTracks) expect(served.includes(handler)).toBe(false);
      for (const sample of shown.flatMap(({ chunks }) => chunks.flat())) {
        const at = film.indexOf(sample.subarray(0, 20));
        expect(film.subarray(at, at + sample.length).equals(sample)).toBe(true);
        expect(served.subarray(at, at + sample.length).equals(sample)).toBe(true);
      }
    },
    120_000,
  );

  const otherCodecs = [
    'gpmd',
    'mebx',
    'tx3g',
    'text',
    'camm',
    'rtmd',
    'priv',
    'mett',
    'wvtt',
    'stpp',
    'tmcd',
  ];
  const sent = [
    ...[...otherTracks, ''].map(
      (track) => ['video/mp4', `fragments of ${track}`, notedMp4('vide', track)] as const,
    ),
    ...otherCodecs.flatMap((codec) =>
      ['vide', 'soun'].map(
        (track) => ['video/mp4', `${codec} as ${track}`, notedMp4(`${track} ${codec}`)] as const,
      ),
    ),
    ...[0, 3, 0x10, 0x11, 0x12, 0x20, 0x21].map(
      (track) => ['video/webm', `a track of ${track.toString(16)}`, notedWebm(false, track)] as const,
    ),
    ...['S_TEXT/UTF8', 'S_TEXT/WEBVTT', 'D_WEBVTT/SUBTITLES', 'S_KATE', 'V_UNCOMPRESSED', 'x'.repeat(40)].map(
      (codec) => ['video/webm', codec, notedWebm(true, 1, codec)] as const,
    ),
    ...['fishead\0', 'CMML\0\0\0\0', '\x80kate\0\0\0', '\x7fFLAC', 'Speex   '].map(
      (codec) => ['video/ogg', codec.trim(), Buffer.concat([ogg(), ogg(codec, ['secret'])])] as const,
    ),
  ];

  test.each(sent)(
    '[117] %s with a track of places in it is refused with a sentence: %s',
    async (type, _, bytes) => {
      const { body, status } = await send(type, bytes);
      expect(status).toBe(422);
      expect(body).toMatchObject({ error: uploadsErrors.CANNOT_BE_CLEANED });
    },
  );
});

function placesOf(bytes: Buffer, part: Buffer): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + 1)) places.push(at);
  expect(places.length).toBeGreaterThan(0);
  return places;
}
