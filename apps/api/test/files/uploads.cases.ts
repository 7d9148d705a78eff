import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { roles } from '@lyceum/contracts/auth';
import { type CompletedUpload, uploadsErrors, uploadsLimits } from '@lyceum/contracts/uploads';
import type { Actor } from '@lyceum/kernel';
import { FileDomain, type FileDomainSource, ObjectStore } from '@lyceum/uploads';
import { Injectable, Module } from '@nestjs/common';
import sharp from 'sharp';
import { type FakeS3, startFakeS3 } from '../../src/testing/fake-s3';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import {
  askForUrl,
  begin,
  complete,
  fetchFile,
  put,
  queryOf,
  type TestFile,
} from '../../src/testing/uploads';
import { mp4 } from '../../src/testing/videos';

/** A picture with a place and a name in it, lying on its side. */
async function photo(width = 2400, height = 1200): Promise<TestFile> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();
  return { name: 'My Holiday (1).JPG', type: 'image/jpeg', bytes };
}

/** A domain as it may come: what is sent for an essay may be read by whom it is for. */
@Injectable()
@FileDomain()
class Essays implements FileDomainSource {
  readonly folders = ['essay-contest'] as const;
  readonly owners = {};
  mayRead = (actor: Actor, { target }: { readonly target: string }) =>
    Promise.resolve(target === actor.userId);
}

@Module({ providers: [Essays] })
class EssaysModule {}

const video: TestFile = { name: 'Talk.MP4', type: 'video/mp4', bytes: mp4() };

const dataOf = ({ body }: { body: unknown }): CompletedUpload => (body as { data: CompletedUpload }).data;

// Both stores keep the one contract, through the very doors people use.
describe.each(['folder', 'S3'] as const)('files kept in a %s', (kind) => {
  let server: TestServer;
  let fake: FakeS3 | undefined;
  let ada: Person;

  beforeAll(async () => {
    fake = kind === 'S3' ? await startFakeS3() : undefined;
    const environment = { RUN_JOBS: 'false', ...fake?.environment };
    server = await TestServer.start({ environment, extraModules: [EssaysModule] });
    ada = await buildPerson(server);
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await fake?.close();
  });

  const stateOf = async (id: string): Promise<string | undefined> => {
    const rows = await server.database.query<{ state: string }[]>('SELECT state FROM uploads WHERE id = $1', [
      id,
    ]);
    return rows[0]?.state;
  };
  const usageOf = async ({ id }: Person) => {
    const text = 'SELECT bytes::float8 AS bytes, pending FROM upload_usage WHERE owner_id = $1';
    return (await server.database.query<{ bytes: number; pending: number }[]>(text, [id]))[0];
  };
  const upload = async (person: Person, file: TestFile, overrides = {}): Promise<CompletedUpload> => {
    const ticket = await begin(server, person, file, overrides);
    expect(await put(server, ticket, file.bytes)).toMatchObject({ status: kind === 'S3' ? 200 : 204 });
    return dataOf(await complete(server, person, ticket.uploadId).expect(200));
  };

  test('[121] a picture goes to a signed address and is then under the path that was promised', async () => {
    const file = await photo();
    const target = { uploadPath: 'galleries/summer-2026' };
    const ticket = await begin(server, ada, file, target);
    expect(ticket.publicUrl).toMatch(
      new RegExp(`^/files/media/galleries/summer-2026/${ada.id}/my-holiday-1-[0-9a-f]{32}\\.webp$`),
    );
    await fetchFile(server, ticket.publicUrl).expect(404);
    await put(server, ticket, file.bytes);
    await fetchFile(server, ticket.publicUrl).expect(404);
    const done = dataOf(await complete(server, ada, ticket.uploadId).expect(200));
    expect(done).toMatchObject({ url: ticket.publicUrl, type: 'image/webp' });
    await fetchFile(server, done.url).expect(200).expect('content-type', 'image/webp');
  });

  test('[117] a picture is made anew in three sizes: upright, WebP, and nothing but what one sees', async () => {
    const done = await upload(ada, await photo());
    // It lay on its side.
    expect(done).toMatchObject({ width: 1024, height: 2048 });
    for (const [size, url] of Object.entries(done.sizes ?? {})) {
      const { body } = await fetchFile(server, url).expect(200);
      const measures = await sharp(body as Buffer).metadata();
      const longest = uploadsLimits.pictureSides[size as keyof typeof uploadsLimits.pictureSides];
      expect(measures).toMatchObject({ format: 'webp', height: longest, width: longest / 2 });
      expect(measures.exif ?? measures.xmp ?? measures.icc ?? measures.iptc).toBeUndefined();
      expect((body as Buffer).includes('Lovelace')).toBe(false);
    }
    expect(done.sizes?.large).toBe(done.url);
  });

  test('[117] a video stays as it is, and is sent in the parts one asks for', async () => {
    const done = await upload(ada, video);
    expect(done).toMatchObject({ type: 'video/mp4', width: null, height: null, sizes: null });
    const whole = await fetchFile(server, done.url).expect(200).expect('content-type', 'video/mp4');
    expect((whole.body as Buffer).equals(video.bytes)).toBe(true);
    const { length } = video.bytes;
    const parts: [string, number, number][] = [
      ['bytes=0-99', 0, 99],
      [`bytes=${length - 10}-`, length - 10, length - 1],
      ['bytes=-10', length - 10, length - 1],
      [`bytes=5-${length + 500}`, 5, length - 1],
    ];
    for (const [range, from, to] of parts) {
      const part = await fetchFile(server, done.url, { range })
        .expect(206)
        .expect('content-range', `bytes ${from}-${to}/${length}`);
      expect((part.body as Buffer).equals(video.bytes.subarray(from, to + 1))).toBe(true);
    }
    await fetchFile(server, done.url, { range: `bytes=${length}-` })
      .expect(416)
      .expect('content-range', `bytes */${length}`);
    await fetchFile(server, done.url, { range: 'bytes=0-9', 'if-range': '"another"' }).expect(200);
  });

  test('files are served so that browsers keep them and run nothing of them', async () => {
    const { url } = await upload(ada, await photo(30, 20));
    const { headers } = await fetchFile(server, url).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60, must-revalidate',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
    });
    const tag = String(headers['etag']);
    await fetchFile(server, url, { 'if-none-match': tag }).expect(304);
    const head = await server.http.head(url).expect(200);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    for (const wrong of [
      `/files/incoming/${ada.id}`,
      '/files/media/../../etc/passwd',
      '/files/media/none.webp',
      '/files/media/%2e%2e/x',
    ])
      await fetchFile(server, wrong).expect(404).expect('cache-control', 'no-store');
  });

  test('a document has no address of its own, only links that live minutes', async () => {
    const folder = { uploadS3Bucket: 'documents', uploadPath: 'applications' };
    const { sizes } = await upload(ada, await photo(30, 20), folder);
    const linkOf = async ({ token }: Person, path: string) =>
      server.http.get('/uploads/link').query({ path }).set('authorization', `Bearer ${token}`);
    for (const path of Object.values(sizes ?? {})) {
      await fetchFile(server, path).expect(404);
      const { body } = await linkOf(ada, path);
      const link = new URL((body as { data: { url: string } }).data.url, server.url);
      const seconds = Number(link.searchParams.get('expires')) - Date.now() / 1000;
      expect(seconds).toBeLessThanOrEqual(uploadsLimits.linkMinutes * 60);
      await fetchFile(server, link.pathname + link.search)
        .expect(200)
        .expect('cache-control', 'private, no-store');
      const other = Object.values(sizes ?? {}).find((size) => size !== path) ?? '';
      await fetchFile(server, other + link.search).expect(404);
      for (const [name, value] of [
        ['expires', String(Math.floor(Date.now() / 1000) + 9_999)],
        ['expires', String(Math.floor(Date.now() / 1000) - 1)],
        ['signature', 'A'.repeat(43)],
      ] as const) {
        const forged = new URL(link);
        forged.searchParams.set(name, value);
        await fetchFile(server, forged.pathname + forged.search).expect(404);
      }
    }
  });

  test('a link to a document is for who sent it, the staff that look after it, whom its domain lets, and nobody else', async () => {
    const folder = { uploadS3Bucket: 'documents', uploadPath: 'applications' };
    const { url } = await upload(ada, await photo(30, 20), folder);
    const statusFor = async (person: Person, path = url) =>
      (await server.http.get('/uploads/link').query({ path }).set('authorization', `Bearer ${person.token}`))
        .status;
    expect(await statusFor(ada)).toBe(200);
    expect(await statusFor(await buildPerson(server, { roles: ['ADMIN'] }))).toBe(200);
    for (const role of roles.filter((name) => name !== 'ADMIN' && name !== 'SUPER_ADMIN'))
      expect([role, await statusFor(await buildPerson(server, { roles: [role] }))]).toEqual([role, 404]);
    const [judge, other] = [await buildPerson(server), await buildPerson(server)];
    const essay = { uploadS3Bucket: 'documents', uploadPath: `essay-contest/${judge.id}` };
    const { url: essayUrl } = await upload(ada, await photo(30, 20), essay);
    expect([await statusFor(judge, essayUrl), await statusFor(other, essayUrl)]).toEqual([200, 404]);
    const medium = await upload(ada, await photo(30, 20));
    expect(await statusFor(ada, medium.url)).toBe(404);
    await server.http.get('/uploads/link').query({ path: url }).expect(401);
    await server.database.query('UPDATE uploads SET deleted_at = now() WHERE url = $1', [url]);
    expect(await statusFor(ada)).toBe(404);
  });

  test('[121] only the very file that was announced can be sent, and only where it was', async () => {
    const file = await photo(40, 30);
    const ticket = await begin(server, ada, file);
    const address = new URL(ticket.signedUrl, server.url);
    const tampered = (change: (url: URL) => void): string => {
      const copy = new URL(address);
      change(copy);
      return copy.href;
    };
    const isFolder = kind === 'folder';
    const longer = await put(server, ticket, Buffer.concat([file.bytes, Buffer.from('more')]));
    expect(longer).toMatchObject(
      isFolder ? { status: 400, code: uploadsErrors.WRONG_SIZE.code } : { status: 403 },
    );
    const other = await put(server, ticket, file.bytes, { 'content-type': 'text/html' });
    expect(other).toMatchObject(
      isFolder ? { status: 415, code: uploadsErrors.WRONG_TYPE.code } : { status: 403 },
    );
    const forged = [
      tampered((url) => url.searchParams.set(isFolder ? 'signature' : 'X-Amz-Signature', '0'.repeat(64))),
      tampered((url) => url.searchParams.set(isFolder ? 'expires' : 'X-Amz-Expires', '99999')),
      tampered((url) => (url.pathname = url.pathname.replace(ticket.uploadId, ada.id))),
    ];
    for (const signedUrl of forged) {
      const refused = await put(server, { ...ticket, signedUrl }, file.bytes);
      expect(refused).toMatchObject({
        status: 403,
        ...(isFolder && { code: uploadsErrors.SIGNATURE_WRONG.code }),
      });
    }
    const early = await complete(server, ada, ticket.uploadId).expect(409);
    expect(early.body).toMatchObject({ error: uploadsErrors.NOT_SENT });
    expect(await stateOf(ticket.uploadId)).toBe('PENDING');
    await put(server, ticket, file.bytes);
    await complete(server, ada, ticket.uploadId).expect(200);
  });

  test('a finished file is not changed by another PUT to its old address', async () => {
    const ticket = await begin(server, ada, video);
    await put(server, ticket, video.bytes);
    const { url } = dataOf(await complete(server, ada, ticket.uploadId).expect(200));
    const other = Buffer.from(video.bytes).fill('x', 200);
    await put(server, ticket, other);
    const again = await complete(server, ada, ticket.uploadId).expect(200);
    expect(dataOf(again).url).toBe(url);
    const { body } = await fetchFile(server, url).expect(200);
    expect((body as Buffer).equals(video.bytes)).toBe(true);
  });

  test('nobody but its owner can finish an upload, and nobody can begin one for another', async () => {
    const eve = await buildPerson(server);
    const file = await photo(40, 30);
    const ticket = await begin(server, ada, file);
    await put(server, ticket, file.bytes);
    const refused = await complete(server, eve, ticket.uploadId).expect(403);
    expect(refused.body).toMatchObject({ error: uploadsErrors.NOT_YOURS });
    expect(await stateOf(ticket.uploadId)).toBe('PENDING');
    await askForUrl(server, eve, queryOf(file, ada.id)).expect(403);
    await complete(server, ada, ticket.uploadId).expect(200);
  });

  test('many calls to complete one upload make one file', async () => {
    const carl = await buildPerson(server);
    const file = await photo(600, 400);
    const ticket = await begin(server, carl, file);
    await put(server, ticket, file.bytes);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => complete(server, carl, ticket.uploadId)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThanOrEqual(1);
    for (const { body, status } of answers)
      if (status !== 200) expect(body).toMatchObject({ error: uploadsErrors.BEING_SENT });
    const usage = await usageOf(carl);
    expect(usage?.pending).toBe(0);
    expect(usage?.bytes).toBeGreaterThan(0);
    expect(usage?.bytes).toBeLessThan(file.bytes.length * 3);
  });

  test('what is refused is deleted, gives its room back, and cannot be tried again', async () => {
    const dora = await buildPerson(server);
    const page = {
      name: 'cat.png',
      type: 'image/png',
      bytes: Buffer.from('<!doctype html><script>alert(1)</script>'),
    };
    const ticket = await begin(server, dora, page);
    expect(await usageOf(dora)).toEqual({ bytes: page.bytes.length, pending: 1 });
    await put(server, ticket, page.bytes);
    const refused = await complete(server, dora, ticket.uploadId).expect(415);
    expect(refused.body).toMatchObject({ error: uploadsErrors.CONTENT_MISMATCH });
    expect(await stateOf(ticket.uploadId)).toBe('REFUSED');
    expect(await server.app.get(ObjectStore).find(`incoming/${ticket.uploadId}`)).toBeNull();
    await fetchFile(server, ticket.publicUrl).expect(404);
    expect(await usageOf(dora)).toEqual({ bytes: 0, pending: 0 });
    const again = await complete(server, dora, ticket.uploadId).expect(410);
    expect(again.body).toMatchObject({ error: uploadsErrors.REFUSED });
  });

  test('what was sent and nobody asked about is swept once it is old', async () => {
    const tickets = [await begin(server, ada, video), await begin(server, ada, video)];
    for (const ticket of tickets) await put(server, ticket, video.bytes);
    const store = server.app.get(ObjectStore);
    const found = () => Promise.all(tickets.map(({ uploadId }) => store.find(`incoming/${uploadId}`)));
    const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect(await store.sweepIncoming(minutesFromNow(-1))).toBe(0);
    expect(await found()).not.toContain(null);
    expect(await store.sweepIncoming(minutesFromNow(1))).toBeGreaterThanOrEqual(tickets.length);
    expect(await found()).toEqual([null, null]);
  });
});
