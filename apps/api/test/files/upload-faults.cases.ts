import { Agent, type IncomingMessage, request } from 'node:http';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { INSPECTION_TERMS, ObjectStore, PartFiles } from '@lyceum/uploads';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { begin, complete, fetchFile, put, type Ticket } from '../../src/testing/uploads';
import { mp4 } from '../../src/testing/videos';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  ada = await buildPerson(server);
}, 120_000);
afterEach(() => void jest.restoreAllMocks());

/** More than what fits between a socket and a disk. */
const film = { name: 'film.mp4', type: 'video/mp4', bytes: mp4(8_000_000) };

/** A disk that takes so many bytes of a file, and then says what a full one says. */
function fillDisk(room: number): void {
  jest.spyOn(server.app.get(PartFiles), 'open').mockImplementation(() => {
    let taken = 0;
    return new Writable({
      write(chunk: Buffer, _, done) {
        taken += chunk.length;
        done(taken > room ? Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }) : null);
      },
    });
  });
}

/** Sends a file over one connection that is kept. @returns the answer, and which connection it was */
async function send(agent: Agent, { signedUrl, headers }: Ticket, bytes: Buffer) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method: 'PUT', agent, headers: { ...headers, 'content-length': bytes.length } };
    request(new URL(signedUrl, server.url), options, resolve).once('error', reject).end(bytes);
  });
  const { localPort } = answer.socket;
  const code = /"code":"(\w+)"/.exec(await text(answer))?.[1];
  return { status: answer.statusCode, code, localPort };
}

const full = { status: 507, code: uploadsErrors.STORE_FULL.code };

test.each([0, 3_000_000])(
  'a disk that is full after %d bytes answers 507, and the connection takes the file later',
  async (room) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ticket = await begin(server, ada, film);
    fillDisk(room);
    const refused = await send(agent, ticket, film.bytes);
    expect(refused).toMatchObject(full);
    jest.restoreAllMocks();
    expect(await send(agent, ticket, film.bytes)).toMatchObject({
      status: 204,
      localPort: refused.localPort,
    });
    agent.destroy();
    await complete(server, ada, ticket.uploadId).expect(200);
  },
);

test('a file that is refused half-way leaves the connection usable', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ticket = await begin(server, ada, film);
  const [first, second] = await Promise.all([
    send(agent, ticket, film.bytes),
    send(agent, ticket, film.bytes),
  ]);
  expect([first.status, second.status]).toEqual([204, 409]);
  expect(second.localPort).toBe(first.localPort);
  agent.destroy();
});

test('a disk that is full while a file is checked refuses nothing: it is completed once there is room', async () => {
  const ticket = await begin(server, ada, film);
  await put(server, ticket, film.bytes);
  fillDisk(1_000);
  const { body } = await complete(server, ada, ticket.uploadId).expect(507);
  expect(body).toMatchObject({ error: uploadsErrors.STORE_FULL });
  jest.restoreAllMocks();
  await complete(server, ada, ticket.uploadId).expect(200);
  await fetchFile(server, ticket.publicUrl).expect(200);
  expect(await server.app.get(ObjectStore).find(`incoming/${ticket.uploadId}`)).toBeNull();
});

test('a check that takes too long gives its place and its file free, and says when to try again', async () => {
  const terms = server.app.get<{ milliseconds: number }>(INSPECTION_TERMS);
  const { milliseconds } = terms;
  const ticket = await begin(server, ada, film);
  await put(server, ticket, film.bytes);
  // A disk that never answers.
  jest
    .spyOn(server.app.get(PartFiles), 'open')
    .mockImplementation(() => new Writable({ write: () => undefined }));
  Object.assign(terms, { milliseconds: 200 });
  const { body } = await complete(server, ada, ticket.uploadId).expect(503).expect('retry-after', '60');
  expect(body).toMatchObject({ error: uploadsErrors.TOOK_TOO_LONG });
  Object.assign(terms, { milliseconds });
  jest.restoreAllMocks();
  await complete(server, ada, ticket.uploadId).expect(200);
  await fetchFile(server, ticket.publicUrl).expect(200);
});
