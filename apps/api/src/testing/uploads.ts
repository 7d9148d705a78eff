import { Readable } from 'node:stream';
import {
  type CompletedUpload,
  type SignedUrlAnswer,
  type UploadFolder,
  uploadFolders,
  type UploadType,
} from '@lyceum/contracts/uploads';
import { KeptFilesService } from '@lyceum/uploads';
import { pdf } from '@lyceum/uploads/testing';
import sharp from 'sharp';
import type { Person } from './people';
import type { TestServer } from './test-server';
import { mp4 } from './videos';
import { voiceNote } from './voice-notes';

/** A file as somebody picks it. */
export interface TestFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** One that a folder takes. */
export async function fileFor(folder: UploadFolder): Promise<TestFile> {
  const kinds: readonly string[] = uploadFolders[folder].kinds;
  if (kinds.includes('IMAGE')) {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } });
    return { name: 'a.png', type: 'image/png', bytes: await picture.png().toBuffer() };
  }
  if (kinds.includes('AUDIO')) return { name: 'a.weba', type: 'audio/webm', bytes: voiceNote(1_000) };
  return kinds.includes('VIDEO')
    ? { name: 'a.mp4', type: 'video/mp4', bytes: mp4() }
    : { name: 'a.pdf', type: 'application/pdf', bytes: pdf() };
}

/** Of a folder that nobody sends to: the house makes the file, for whom it is. */
export async function takenByHouse(
  server: TestServer,
  folder: UploadFolder,
  { id: ownerId }: Person,
  { name, type, bytes }: TestFile,
): Promise<CompletedUpload> {
  const file = { ownerId, folder, name, type: type as UploadType, size: bytes.length };
  const url = await server.app
    .get(KeptFilesService)
    .take(file, Readable.from([bytes]), () => Promise.resolve());
  const [row] = await server.database.query<CompletedUpload[]>('SELECT id, url FROM uploads WHERE url = $1', [
    url,
  ]);
  if (!row) throw new Error('It was not kept.');
  return row;
}

export type Ticket = SignedUrlAnswer['data'];

type Query = Record<string, string | number>;

/** The arguments of getSignedUrl for a file. */
export function queryOf({ name, type, bytes }: TestFile, userId: string, overrides: Query = {}): Query {
  return {
    uploadS3Bucket: 'media',
    uploadPath: 'galleries',
    filename: name,
    type,
    extension: name.split('.').at(-1) ?? '',
    userId,
    size: bytes.length,
    ...overrides,
  };
}

export const askForUrl = (server: TestServer, { token }: Person, query: Query) =>
  server.http.get('/getSignedUrl').query(query).set('authorization', `Bearer ${token}`);

/** Asks for a signed address, which must be given. */
export async function begin(
  server: TestServer,
  person: Person,
  file: TestFile,
  overrides: Query = {},
): Promise<Ticket> {
  const { body } = await askForUrl(server, person, queryOf(file, person.id, overrides)).expect(200);
  return (body as SignedUrlAnswer).data;
}

/** Sends bytes to a signed address, as a browser does; the answer is read, whatever it is. */
export async function put(
  server: TestServer,
  { signedUrl, headers }: Pick<Ticket, 'signedUrl' | 'headers'>,
  bytes: Buffer,
  overrides: Record<string, string> = {},
): Promise<{ status: number; code: string | undefined }> {
  const answer = await fetch(new URL(signedUrl, server.url), {
    method: 'PUT',
    headers: { ...headers, ...overrides },
    body: new Uint8Array(bytes),
  });
  const text = await answer.text();
  const code = /"code":"(\w+)"|<Code>(\w+)</.exec(text);
  return { status: answer.status, code: code?.[1] ?? code?.[2] };
}

export const complete = (server: TestServer, { token }: Person, uploadId: string) =>
  server.http.post(`/uploads/${uploadId}/complete`).set('authorization', `Bearer ${token}`);

/** A file's answer with its bytes. */
export function fetchFile(server: TestServer, url: string, headers: Record<string, string> = {}) {
  return server.http
    .get(url)
    .set(headers)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
}

/** A file that somebody sends to a folder. */
export async function sentTo(
  server: TestServer,
  person: Person,
  folder: UploadFolder,
): Promise<CompletedUpload> {
  const file = await fileFor(folder);
  const place = { uploadPath: folder, uploadS3Bucket: uploadFolders[folder].bucket };
  const ticket = await begin(server, person, file, place);
  await put(server, ticket, file.bytes);
  const { body } = await complete(server, person, ticket.uploadId).expect(200);
  return (body as { data: CompletedUpload }).data;
}

/** A PDF that somebody sends to the folder of reports. @returns where it is */
export const sentReport = async (server: TestServer, person: Person): Promise<string> =>
  (await sentTo(server, person, 'class-reports')).url;
