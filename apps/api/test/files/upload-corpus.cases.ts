import { beforeAll, expect, test } from '@jest/globals';
import { type CompletedUpload, uploadsErrors } from '@lyceum/contracts/uploads';
import { ObjectStore } from '@lyceum/uploads';
import sharp from 'sharp';
import { type CorpusFile, fileCorpus } from '../../src/testing/file-corpus';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { askForUrl, complete, fetchFile, put, queryOf, type Ticket } from '../../src/testing/uploads';

let server: TestServer;
let ada: Person;
let corpus: readonly CorpusFile[];
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  ada = await buildPerson(server);
  corpus = await fileCorpus();
}, 120_000);

/** What may lie in a file beside its picture. */
const strange = ['<script', '<?php', '<!doctype', 'PK\x03\x04', 'secret', '<svg'];

/** Announces a file, sends it and has it completed; says how it ended. */
async function outcomeOf(file: CorpusFile): Promise<string> {
  const overrides = {
    ...(file.size && { size: file.size }),
    ...(file.folder && { uploadPath: file.folder }),
  };
  const begun = await askForUrl(server, ada, queryOf(file, ada.id, overrides));
  if (begun.status !== 200) return codeOf(begun.body);
  const ticket = (begun.body as { data: Ticket }).data;
  const sent = await put(server, ticket, file.bytes);
  if (sent.status !== 204) return `${sent.status} ${sent.code}`;
  const done = await complete(server, ada, ticket.uploadId);
  expect(await server.app.get(ObjectStore).find(`incoming/${ticket.uploadId}`)).toBeNull();
  if (done.status === 200) return describeKept(file, (done.body as { data: CompletedUpload }).data);
  await fetchFile(server, ticket.publicUrl).expect(404);
  return codeOf(done.body);
}

const codeOf = (body: unknown): string => (body as { error: { code: string } }).error.code;

async function describeKept(file: CorpusFile, { url, sizes, type }: CompletedUpload): Promise<string> {
  for (const path of sizes ? Object.values(sizes) : [url]) {
    const { body, headers } = await fetchFile(server, path).expect(200);
    const bytes = body as Buffer;
    expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    if (sizes) expect((await sharp(bytes).metadata()).format).toBe('webp');
    else expect(bytes.equals(file.bytes)).toBe(true);
    const found = strange.filter((text) => bytes.includes(text));
    if (found.length > 0) return `kept with ${found.join(', ')}`;
  }
  return 'kept';
}

test('[117] each of the corpus of honest and crooked files gets its answer', async () => {
  expect(corpus.length).toBeGreaterThanOrEqual(40);
  const outcomes: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const [index, file] of corpus.entries()) {
    const label = `${index} ${file.name}`;
    outcomes[label] = await outcomeOf(file);
    expected[label] = file.expected === 'kept' ? 'kept' : file.expected.code;
  }
  expect(outcomes).toEqual(expected);
}, 120_000);

test('[117] a picture that moves goes on moving', async () => {
  const file = corpus.find(({ name }) => name === 'moving.gif');
  if (!file) throw new Error('The corpus has lost a file.');
  const begun = await askForUrl(server, ada, queryOf(file, ada.id)).expect(200);
  const ticket = (begun.body as { data: Ticket }).data;
  await put(server, ticket, file.bytes);
  const done = await complete(server, ada, ticket.uploadId).expect(200);
  const { url, width, height } = (done.body as { data: CompletedUpload }).data;
  expect({ width, height }).toEqual({ width: 40, height: 40 });
  const { body } = await fetchFile(server, url).expect(200);
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', pages: 3 });
});

test('[122] buckets and folders are those on the list, together as they are there', async () => {
  const file = { name: 'a.png', type: 'image/png', bytes: Buffer.alloc(10) };
  const ask = (uploadS3Bucket: string, uploadPath: string) =>
    askForUrl(server, ada, queryOf(file, ada.id, { uploadS3Bucket, uploadPath }));
  const listed = ['events', 'profile-images', 'thumbnails', 'community-images', 'galleries'];
  for (const folder of listed) await ask('media', folder).expect(200);
  for (const folder of ['applications', 'course-material', 'reports', 'essay-contest'])
    await ask('documents', folder).expect(200);
  // What the house makes nobody sends, staff neither.
  const keeper = await buildPerson(server, { roles: ['ADMIN'] });
  const certificate = { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.alloc(10) };
  for (const person of [ada, keeper]) {
    const query = queryOf(certificate, person.id, {
      uploadS3Bucket: 'documents',
      uploadPath: 'certificates',
    });
    const { body } = await askForUrl(server, person, query).expect(400);
    expect(body).toMatchObject({ error: uploadsErrors.FOLDER_UNKNOWN });
  }
  const refused = async (bucket: string, path: string) =>
    (await ask(bucket, path).expect(400)).body as unknown;
  for (const bucket of ['', 'secrets', 'toString', 'media/../documents'])
    expect(await refused(bucket, 'galleries')).toMatchObject({ error: uploadsErrors.BUCKET_UNKNOWN });
  for (const path of [
    '',
    'incoming',
    'applications',
    'toString',
    'galleries/',
    'galleries/../events',
    'galleries/a/b',
  ])
    expect(await refused('media', path)).toMatchObject({ error: uploadsErrors.FOLDER_UNKNOWN });
  const { body } = await ask('media', 'community-videos').expect(400);
  expect(body).toMatchObject({ error: uploadsErrors.KIND_NOT_TAKEN });
});
