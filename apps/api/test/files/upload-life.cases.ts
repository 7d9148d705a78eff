import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CompletedUpload, uploadsErrors, uploadsLimits } from '@lyceum/contracts/uploads';
import { AccountEraser } from '@lyceum/auth';
import { ObjectStore, UploadSweeper } from '@lyceum/uploads';
import { strFromU8, unzipSync } from 'fflate';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { askForUrl, begin, complete, fetchFile, put, queryOf } from '../../src/testing/uploads';
import { mp4 } from '../../src/testing/videos';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ environment: { JOB_CONCURRENCY: '2' } });
}, 120_000);
afterAll(() => server.stop());

const film = { name: 'film.mp4', type: 'video/mp4', bytes: mp4(20_000) };
const sql = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  server.database.query<Row[]>(text, values);
const store = () => server.app.get(ObjectStore);
const incoming = (id: string): string => `incoming/${id}`;
const usageOf = async ({ id }: Person) =>
  (
    await sql<object>('SELECT bytes::float8 AS bytes, pending FROM upload_usage WHERE owner_id = $1', [id])
  )[0];

async function upload(person: Person): Promise<CompletedUpload> {
  const ticket = await begin(server, person, film);
  await put(server, ticket, film.bytes);
  const { body } = await complete(server, person, ticket.uploadId).expect(200);
  return (body as { data: CompletedUpload }).data;
}

/** Repeats a question until the answer is yes; the test's own time limit ends it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

describe('sending to a signed address', () => {
  test('[121] works once: a second PUT is refused, before and after the file is complete', async () => {
    const ada = await buildPerson(server);
    const ticket = await begin(server, ada, film);
    expect(await put(server, ticket, film.bytes)).toMatchObject({ status: 204 });
    const other = Buffer.from(film.bytes).fill('x', 500);
    const refusal = { status: 409, code: uploadsErrors.ALREADY_SENT.code };
    expect(await put(server, ticket, other)).toEqual(refusal);
    const { body } = await complete(server, ada, ticket.uploadId).expect(200);
    expect(await put(server, ticket, other)).toEqual(refusal);
    const file = await fetchFile(server, (body as { data: CompletedUpload }).data.url).expect(200);
    expect((file.body as Buffer).equals(film.bytes)).toBe(true);
    expect(await store().find(incoming(ticket.uploadId))).toBeNull();
  });

  test('[121] many at once leave one whole file', async () => {
    const ada = await buildPerson(server);
    const ticket = await begin(server, ada, film);
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(server, ticket, film.bytes)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    await complete(server, ada, ticket.uploadId).expect(200);
  });

  test('[121] ends with its time, and nothing is kept of what comes later', async () => {
    const ada = await buildPerson(server);
    const ticket = await begin(server, ada, film);
    const terms = {
      type: 'video/mp4',
      size: film.bytes.length,
      expiresAt: new Date(Date.now() - 1_000),
    } as const;
    const { url: signedUrl } = await store().signPut(incoming(ticket.uploadId), terms);
    const late = await put(server, { ...ticket, signedUrl }, film.bytes);
    expect(late).toEqual({ status: 403, code: uploadsErrors.EXPIRED.code });
    await sql(`UPDATE uploads SET completes_by = now() - interval '1 second' WHERE id = $1`, [
      ticket.uploadId,
    ]);
    const refused = await complete(server, ada, ticket.uploadId).expect(403);
    expect(refused.body).toMatchObject({ error: uploadsErrors.EXPIRED });
  });

  test('[121] keeps nothing of a file whose line broke, and takes it the next time', async () => {
    const ada = await buildPerson(server);
    const ticket = await begin(server, ada, film);
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `PUT ${ticket.signedUrl} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: video/mp4\r\ncontent-length: ${film.bytes.length}\r\n\r\n`,
    );
    await new Promise<void>((resolve) => socket.write(film.bytes.subarray(0, 9_000), () => resolve()));
    socket.destroy();
    const early = await complete(server, ada, ticket.uploadId).expect(409);
    expect(early.body).toMatchObject({ error: uploadsErrors.NOT_SENT });
    expect(await put(server, ticket, film.bytes)).toMatchObject({ status: 204 });
    await complete(server, ada, ticket.uploadId).expect(200);
  });

  test('needs somebody signed in to begin and to complete', async () => {
    await server.http.get('/getSignedUrl').expect(401);
    await server.http.post(`/uploads/${crypto.randomUUID()}/complete`).expect(401);
    const ada = await buildPerson(server);
    const none = await complete(server, ada, crypto.randomUUID()).expect(404);
    expect(none.body).toMatchObject({ error: uploadsErrors.NOT_FOUND });
  });
});

describe('how much one person may send', () => {
  test('is bounded in bytes, also when many ask at once', async () => {
    const ada = await buildPerson(server);
    const size = film.bytes.length;
    const room = uploadsLimits.bytesOfOnePerson - 2 * size;
    await sql('INSERT INTO upload_usage (owner_id, bytes, pending) VALUES ($1, $2, 0)', [ada.id, room]);
    const query = queryOf(film, ada.id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => askForUrl(server, ada, query)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { body, status } of answers)
      if (status !== 200) expect(body).toMatchObject({ error: uploadsErrors.QUOTA_USED_UP });
    expect(await usageOf(ada)).toEqual({ bytes: uploadsLimits.bytesOfOnePerson, pending: 2 });
  });

  test('is bounded in uploads under way', async () => {
    const ada = await buildPerson(server);
    await sql('INSERT INTO upload_usage (owner_id, bytes, pending) VALUES ($1, 0, $2)', [
      ada.id,
      uploadsLimits.pending,
    ]);
    const { body } = await askForUrl(server, ada, queryOf(film, ada.id)).expect(429);
    expect(body).toMatchObject({ error: { code: uploadsErrors.TOO_MANY_PENDING.code } });
  });
});

describe('what was begun and never finished', () => {
  test('is swept with its bytes and gives its room back; what is finished stays', async () => {
    const ada = await buildPerson(server);
    const done = await upload(ada);
    const [sent, announced, young] = [
      await begin(server, ada, film),
      await begin(server, ada, film),
      await begin(server, ada, film),
    ];
    await put(server, sent, film.bytes);
    await sql(`UPDATE uploads SET completes_by = now() - interval '1 minute' WHERE id = ANY($1)`, [
      [sent.uploadId, announced.uploadId],
    ]);
    const sweeper = server.app.get(UploadSweeper);
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    const left = await sql<{ state: string }>('SELECT state FROM uploads WHERE owner_id = $1 ORDER BY id', [
      ada.id,
    ]);
    expect(left).toEqual([{ state: 'READY' }, { state: 'PENDING' }]);
    expect(await store().find(incoming(sent.uploadId))).toBeNull();
    expect(await usageOf(ada)).toEqual({ bytes: 2 * film.bytes.length, pending: 1 });
    await fetchFile(server, done.url).expect(200);
    await put(server, young, film.bytes);
    await complete(server, ada, young.uploadId).expect(200);
  });
});

describe('the files of somebody', () => {
  test('are in the copy of their data, and go with their account', async () => {
    const ada = await buildPerson(server);
    const { url } = await upload(ada);
    const unfinished = await begin(server, ada, film);
    await put(server, unfinished, film.bytes);
    const copy = await server.http
      .get('/account/export')
      .set('authorization', `Bearer ${ada.token}`)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    const { 'uploads.json': bytes = new Uint8Array() } = unzipSync(copy.body as Uint8Array);
    expect(JSON.parse(strFromU8(bytes))).toMatchObject({
      files: [
        {
          name: 'film.mp4',
          folder: 'galleries',
          type: 'video/mp4',
          size: film.bytes.length,
          state: 'READY',
          url,
        },
        { state: 'PENDING', url: null },
      ],
    });
    await sql('UPDATE users SET deletes_at = now() WHERE id = $1', [ada.id]);
    await server.app.get(AccountEraser).eraseDue();
    expect(await sql('SELECT FROM uploads WHERE owner_id = $1', [ada.id])).toEqual([]);
    expect(await usageOf(ada)).toBeUndefined();
    await until(async () => (await fetchFile(server, url)).status === 404);
    await until(async () => (await store().find(incoming(unfinished.uploadId))) === null);
  });
});
