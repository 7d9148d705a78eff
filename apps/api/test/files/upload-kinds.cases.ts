import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  type UploadType,
  uploadsErrors as errors,
  uploadTypeNames,
  uploadTypes,
} from '@lyceum/contracts/uploads';
import { ObjectStore } from '@lyceum/uploads';
import {
  office,
  pdf,
  pdfObject,
  pdfPacked,
  pdfWithPacked,
  relationsOf,
  relationTypes,
} from '@lyceum/uploads/testing';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { kindSamples, mp3, wave } from '../../src/testing/kind-samples';
import { notedMp4, notedWebm, notes } from '../../src/testing/noted-videos';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { complete, fetchFile, put } from '../../src/testing/uploads';
import { element, ogg, oggComments, oggSum } from '../../src/testing/videos';

let server: TestServer;
let ada: Person;
let samples: Awaited<ReturnType<typeof kindSamples>>;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  ada = await buildPerson(server);
  samples = await kindSamples();
}, 120_000);

/** Sends a file of a kind that no folder takes yet: its row is made here, all else goes through the doors. */
async function outcomeOf(type: UploadType, bytes: Buffer): Promise<{ code: string; served: Buffer }> {
  const [ending] = uploadTypes[type].extensions;
  const extension = uploadTypes[type].kind === 'IMAGE' ? 'webp' : ending;
  const url = `/files/media/galleries/general/${ada.id}/file-${randomBytes(16).toString('hex')}.${extension}`;
  const [{ id }] = await server.database.query<[{ id: string }]>(
    `INSERT INTO uploads (owner_id, bucket, folder, target, name, type, size, url, completes_by)
     VALUES ($1, 'media', 'galleries', 'general', 'file', $2, $3, $4, now() + interval '1 hour') RETURNING id`,
    [ada.id, type, bytes.length, url],
  );
  const terms = { type, size: bytes.length, expiresAt: new Date(Date.now() + 60_000) };
  const { url: signedUrl, headers } = await server.app.get(ObjectStore).signPut(`incoming/${id}`, terms);
  expect(await put(server, { signedUrl, headers }, bytes)).toMatchObject({ status: 204 });
  const { body } = await complete(server, ada, id);
  const { error } = body as { error?: { code: string } };
  if (error) await fetchFile(server, url).expect(404);
  const file = error
    ? null
    : await fetchFile(server, url).expect(200).expect('x-content-type-options', 'nosniff');
  if (file && !['IMAGE', 'VIDEO', 'AUDIO'].includes(uploadTypes[type].kind) && type !== 'text/vtt')
    expect(file.headers['content-disposition']).toMatch(/^attachment;/);
  return { code: error?.code ?? 'kept', served: (file?.body as Buffer | undefined) ?? Buffer.alloc(0) };
}

const marker = 'marker-of-something-else';
const page = Buffer.from(`<!doctype html><script>${marker}</script>`);
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), page]);

describe.each(uploadTypeNames)('[117] %s', (type) => {
  test('is kept when it is what it says', async () => {
    expect((await outcomeOf(type, samples[type])).code).toBe('kept');
  });

  test('is refused when it is anything else', async () => {
    const [, container] = type.split('/');
    const isOther = (other: UploadType): boolean => {
      // Sound and film of one container are told apart by their tracks, below; an office file is an archive.
      const isTwin =
        other.endsWith(`/${container ?? ''}`) ||
        (type === 'application/zip' && /document$|sheet$|presentation$|text$/.test(other));
      return uploadTypes[other].kind !== uploadTypes[type].kind && !isTwin;
    };
    const others = [...uploadTypeNames.filter(isOther).map((other) => samples[other]), program];
    const isText = type === 'text/plain' || type === 'text/csv';
    for (const bytes of others) {
      const { code } = await outcomeOf(type, bytes);
      // Captions are text, whatever else they are.
      if (!isText || code !== 'kept') expect(code).toMatch(/^UPLOADS_(CONTENT_MISMATCH|DAMAGED|NOT_SAFE)$/);
      else expect(bytes.includes(0)).toBe(false);
    }
  });

  test.each(['behind', 'before'])('serves nothing of a program %s it', async (where) => {
    const sample = samples[type];
    const { served } = await outcomeOf(
      type,
      Buffer.concat(where === 'behind' ? [sample, program] : [program, sample]),
    );
    expect(served.includes(marker)).toBe(false);
  });
});

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const part = 'wordprocessingml.document';
const zip = (files: Zippable): Buffer => Buffer.from(zipSync(files));
const external = (kind: string): Record<string, string> => {
  const address = 'Target="https://evil.example/a.dotm" TargetMode="External"';
  return {
    '_rels/main.xml.rels': relationsOf(`<Relationship Id="a" Type="${relationTypes}${kind}" ${address}/>`),
  };
};
const vtt = (text: string): Buffer => Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`);
const link = { os: 3, attrs: (0o120777 << 16) >>> 0 } as const;

const crooked: [label: string, type: UploadType, bytes: () => Buffer, code: string][] = [
  ['a script', 'application/pdf', () => pdf(pdfObject(2, '/S /JavaScript /JS (x)')), errors.NOT_SAFE.code],
  [
    'a script in packed objects',
    'application/pdf',
    () => pdfWithPacked(pdfPacked(10, ['<< /JS (x) >>']), 1),
    errors.NOT_SAFE.code,
  ],
  ['garbage within', 'application/pdf', () => pdf('hello '), errors.DAMAGED.code],
  [
    'a link and a packed page',
    'application/pdf',
    () =>
      pdfWithPacked(
        pdfPacked(10, ['<< /Type /Page >>']),
        1,
        pdfObject(2, '/S /URI /URI (https://a.example)'),
      ),
    'kept',
  ],
  ['macros', word, () => office(part, { 'word/vbaProject.bin': 'x' }), errors.NOT_SAFE.code],
  [
    'an object within',
    word,
    () => office(part, { 'word/embeddings/oleObject1.bin': 'x' }),
    errors.NOT_SAFE.code,
  ],
  ['a template from elsewhere', word, () => office(part, external('attachedTemplate')), errors.NOT_SAFE.code],
  ['a link', word, () => office(part, external('hyperlink')), 'kept'],
  ['the content of a sheet', word, () => office('spreadsheetml.sheet'), errors.CONTENT_MISMATCH.code],
  ['macros by its type', word, () => office('x', {}), errors.CONTENT_MISMATCH.code],
  [
    'a way out of its folder',
    'application/zip',
    () => zip({ '../a.txt': strToU8('x') }),
    errors.NOT_SAFE.code,
  ],
  ['a way from the root', 'application/zip', () => zip({ '/etc/a.txt': strToU8('x') }), errors.NOT_SAFE.code],
  [
    'a way out as Windows writes it',
    'application/zip',
    () => zip({ '..\\a.txt': strToU8('x') }),
    errors.NOT_SAFE.code,
  ],
  [
    'a symbolic link',
    'application/zip',
    () => zip({ 'a.txt': [strToU8('/etc/passwd'), link] }),
    errors.NOT_SAFE.code,
  ],
  ['a program', 'application/zip', () => zip({ 'game.EXE': strToU8('x') }), errors.NOT_SAFE.code],
  ['a bomb', 'application/zip', () => zip({ 'a.txt': new Uint8Array(50_000_000) }), errors.NOT_SAFE.code],
  [
    'many files',
    'application/zip',
    () => zip(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}`, new Uint8Array()]))),
    errors.NOT_SAFE.code,
  ],
  ['a folder', 'application/zip', () => zip({ notes: { 'one.txt': strToU8('one') } }), 'kept'],
  [
    'a style sheet',
    'text/vtt',
    () => Buffer.from('WEBVTT\n\nSTYLE\n::cue { color: red }\n'),
    errors.NOT_SAFE.code,
  ],
  ['a script', 'text/vtt', () => vtt('<script>alert(1)</script>'), errors.NOT_SAFE.code],
  ['a picture with a handler', 'text/vtt', () => vtt('<img src=x onerror=alert(1)>'), errors.NOT_SAFE.code],
  [
    'a cue without times',
    'text/vtt',
    () => Buffer.from('WEBVTT\n\nHello\nall\n'),
    errors.CONTENT_MISMATCH.code,
  ],
  [
    'a script',
    'application/x-subrip',
    () => Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n<script>x</script>\n'),
    errors.NOT_SAFE.code,
  ],
  ['pictures', 'audio/mp4', () => notedMp4('soun', 'vide'), errors.CONTENT_MISMATCH.code],
  ['pictures', 'audio/webm', () => notedWebm(true, 1), errors.CONTENT_MISMATCH.code],
];

test.each(crooked)('[117] a file with %s, as %s', async (_, type, bytes, code) => {
  expect((await outcomeOf(type, bytes())).code).toBe(code);
});

test('[117] an archive that lies about its sizes is refused', async () => {
  const bytes = zip({ 'a.txt': [new Uint8Array(5_000).fill(65), { level: 9 }] });
  const list = bytes.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  // In both places, which must say the same.
  for (const at of [22, list + 24]) bytes.writeUInt32LE(10, at);
  expect((await outcomeOf('application/zip', bytes)).code).toBe(errors.NOT_SAFE.code);
});

test('[117] sounds lose their notes', async () => {
  for (const [type, bytes] of [
    ['audio/mpeg', mp3()],
    ['audio/wav', wave()],
  ] as const) {
    expect(bytes.includes('secret')).toBe(true);
    const { code, served } = await outcomeOf(type, bytes);
    expect([code, served.length, served.includes('secret')]).toEqual(['kept', bytes.length, false]);
  }
});

const comments = [...notes, `COVER=${'secret cover '.repeat(8_000)}`];
const sounds = ['\x80theora', '\x01vorbis', 'OpusHead'].flatMap((codec) =>
  [1, 2, 255].map((parts) => [codec.replace(/^\W/, ''), parts, codec] as const),
);

test.each(sounds)('[117] Ogg with %s loses its comments, in pages of %s parts', async (_, parts, codec) => {
  const type = codec === '\x80theora' ? 'video/ogg' : 'audio/ogg';
  const bytes = ogg(codec, comments, parts);
  const { code, served: clean } = await outcomeOf(type, bytes);
  expect(code).toBe('kept');
  expect(clean).toHaveLength(bytes.length);
  expect([...notes, 'secret', 'Xiph'].filter((note) => clean.includes(note))).toEqual([]);
  // What sounds lies where it lay, and every page has the sum its reader expects.
  expect(placesOf(clean, Buffer.alloc(250, 'film'))).toEqual(placesOf(bytes, Buffer.alloc(250, 'film')));
  for (const at of placesOf(clean, Buffer.from('OggS'))) {
    const table = clean.subarray(at + 27, at + 27 + (clean[at + 26] ?? 0));
    const length = 27 + table.length + table.reduce((sum, part) => sum + part, 0);
    const page = Buffer.from(clean.subarray(at, at + length));
    const sum = page.readUInt32LE(22);
    page.writeUInt32LE(0, 22);
    expect(oggSum(page)).toBe(sum);
  }
  expect((await outcomeOf(type, clean)).served.equals(clean)).toBe(true);
});

function placesOf(bytes: Buffer, part: Buffer): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + 1)) places.push(at);
  expect(places.length).toBeGreaterThan(0);
  return places;
}

test('[117] sound in WebM loses the comments that Vorbis keeps among its settings', async () => {
  const settings = [
    Buffer.from('\x01vorbis and its rate'),
    oggComments('\x01vorbis', [...notes]),
    Buffer.from('\x05vorbis and its books'),
  ];
  const lengths = Buffer.from([2, ...settings.slice(0, 2).map(({ length }) => length)]);
  const data = element([0x63, 0xa2], Buffer.concat([lengths, ...settings]));
  const bytes = notedWebm(false, 2, 'A_VORBIS', data);
  const { code, served } = await outcomeOf('audio/webm', bytes);
  expect([code, served.length, served.includes('rate'), served.includes('books')]).toEqual([
    'kept',
    bytes.length,
    true,
    true,
  ]);
  expect([...notes, 'Xiph'].filter((note) => served.includes(note))).toEqual([]);
});
