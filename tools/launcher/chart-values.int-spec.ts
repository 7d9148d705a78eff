import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EmbeddedPostgres, startThrowAwayPostgres } from '@lyceum/embedded-postgres';
import S3rver from '@20minutes/s3rver';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { render } from '../docker/chart.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { builtServer } from './environment.ts';

const root = dirname(dirname(import.meta.dirname));
const person = { email: 'ada@lyceum.example', password: 'à bientôt!' };

let postgres: EmbeddedPostgres;
let folder: string;
let store: S3rver;
let replicas: ApiProcess[];
let bucket: string;

/** What a pod of the role finds in its environment: the plain values, the Secret's, its own, and the image's. */
async function environmentOf(role: 'api' | 'worker', secret: Record<string, string>) {
  const manifests = await render();
  const plain = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  const deployment = manifests.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name.endsWith(`-${role}`),
  );
  const [container] = deployment?.spec?.template.spec.containers ?? [];
  const own = (container?.env ?? []).map(({ name, value }) => [name, value] as const);
  // The image's file system is only read: nothing may want to write below OBJECTS_DIR.
  const image = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', OBJECTS_DIR: '/dev/null/files' };
  const machine = { PATH: process.env['PATH'], TMPDIR: folder, CONTENT_DIR: join(root, 'content') };
  return { ...machine, ...image, ...plain, ...secret, ...Object.fromEntries(own), DRAIN_SECONDS: '0' };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lyceum-chart-'));
  postgres = await startThrowAwayPostgres();
  await postgres.createDatabase('lyceum');
  bucket = (await render()).find(({ kind }) => kind === 'ConfigMap')?.data?.['OBJECT_STORE_BUCKET'] ?? '';
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    resetOnClose: false,
    configureBuckets: [{ name: bucket, configs: [] }],
    // The fake checks that of a listing wrongly; signatures are the API's own tests' (`fake-s3.ts`).
    allowMismatchedSignatures: true,
  });
  const { port } = await store.run();
  const secret = {
    DATABASE_URL: postgres.url('lyceum'),
    JWT_SECRET: 'a secret that only this test knows, long enough',
    SMTP_URL: 'smtp://127.0.0.1:9',
    OBJECT_STORE_ACCESS_KEY_ID: 'S3RVER',
    OBJECT_STORE_SECRET_ACCESS_KEY: 'S3RVER',
    // The default is AWS itself.
    OBJECT_STORE_ENDPOINT: `http://127.0.0.1:${String(port)}`,
    OBJECT_STORE_PATH_STYLE: 'true',
  };
  const api = await environmentOf('api', secret);
  const worker = join(dirname(builtServer(root)), 'worker.js');
  replicas = [startApi(builtServer(root), root, api), startApi(builtServer(root), root, api)];
  replicas.push(startApi(worker, root, await environmentOf('worker', secret)));
}, 180_000);
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await store.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function agreeToTerms(url: string, id: string, headers: Record<string, string>): Promise<void> {
  const ask = await post(
    `${url}/graphql`,
    { query: 'query ($id: ID!) { getAgreedToTerms(userId: $id) { version } }', variables: { id } },
    headers,
  );
  const { data } = (await ask.json()) as { data: { getAgreedToTerms: { version: string } } };
  const { version } = data.getAgreedToTerms;
  const query =
    'mutation ($id: ID!, $version: String!) { agreeToTerms(userId: $id, version: $version) { agreed } }';
  await post(`${url}/graphql`, { query, variables: { id, version } }, headers);
}

test('two replicas started with the chart’s own values take a picture together, in the bucket', async () => {
  const urls = await Promise.all(replicas.slice(0, 2).map(({ ready }) => ready));
  const [one, other] = urls as [string, string];
  const name = { firstName: 'Ada', lastName: 'Lovelace', dateOfBirth: '1999-12-31' };
  expect((await post(`${one}/auth/sign-up`, { ...person, ...name })).status).toBe(200);
  const database = new Client(postgres.url('lyceum'));
  await database.connect();
  await database.query('UPDATE users SET email_confirmed_at = now()');
  await database.end();
  const signedIn = await post(`${other}/auth/sign-in`, person);
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const { id: userId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    id: string;
  };
  const headers = { authorization: `Bearer ${token}` };
  await agreeToTerms(one, userId, headers);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const query = new URLSearchParams({
    uploadS3Bucket: 'media',
    uploadPath: 'galleries',
    filename: 'a.png',
    type: 'image/png',
    extension: 'png',
    userId,
    size: String(picture.length),
  });
  const begun = await fetch(`${one}/getSignedUrl?${query.toString()}`, { headers });
  const { data } = (await begun.json()) as {
    data: { uploadId: string; signedUrl: string; headers: Record<string, string> };
  };
  expect(data.signedUrl).toContain(`/${bucket}/`);
  const sent = await fetch(data.signedUrl, {
    method: 'PUT',
    headers: data.headers,
    body: new Uint8Array(picture),
  });
  expect(sent.status).toBe(200);
  const completed = await fetch(`${other}/uploads/${data.uploadId}/complete`, { method: 'POST', headers });
  expect(completed.status).toBe(200);
  const { url } = ((await completed.json()) as { data: { url: string } }).data;
  expect((await fetch(one + url)).status).toBe(200);
}, 120_000);
