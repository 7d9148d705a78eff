import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type EmbeddedPostgres, startThrowAwayPostgres } from '@lyceum/embedded-postgres';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { type ApiProcess, startApi } from './api-process.ts';
import { builtServer } from './environment.ts';

const root = dirname(dirname(import.meta.dirname));

let postgres: EmbeddedPostgres;
let objects: string;
let database: Client;
let victim: ApiProcess;
let survivor: ApiProcess;

beforeAll(async () => {
  postgres = await startThrowAwayPostgres();
  await postgres.createDatabase('lyceum');
  const url = postgres.url('lyceum');
  objects = mkdtempSync(join(tmpdir(), 'lyceum-upload-kill-'));
  const serve = (demo: boolean): ApiProcess =>
    startApi(builtServer(root), root, {
      ...process.env,
      DATABASE_URL: url,
      OBJECTS_DIR: objects,
      PORT: '0',
      HOST: '127.0.0.1',
      REDIS_URL: '',
      JWT_SECRET: 'a secret that only this test knows, long enough',
      LOG_LEVEL: 'silent',
      DEMO_DATA: String(demo),
      FRONT_END_DIR: '',
    });
  victim = serve(true);
  await victim.ready;
  survivor = serve(false);
  await survivor.ready;
  database = new Client(url);
  await database.connect();
}, 180_000);

afterAll(async () => {
  await Promise.all([database.end(), victim.close(), survivor.close()]);
  await postgres.stop();
  rmSync(objects, { recursive: true, force: true });
});

it('kill -9 in the middle of /complete holds nothing: the retry at another process succeeds at once', async () => {
  const first = await victim.ready;
  const other = await survivor.ready;
  const { token, userId } = await signIn(first);
  const headers = { authorization: `Bearer ${token}` };
  const { uploadId } = await send(first, await slowPicture(), userId, headers);
  const complete = (url: string): Promise<Response> =>
    fetch(`${url}/uploads/${uploadId}/complete`, { method: 'POST', headers });
  const cutOff = complete(first).catch(() => undefined);
  const holder = await untilHeld();
  victim.force?.();
  await victim.exited;
  expect(await cutOff).toBeUndefined();
  const { rows } = await database.query('SELECT state FROM uploads WHERE id = $1', [uploadId]);
  expect(rows).toEqual([{ state: 'PENDING' }]);
  // PostgreSQL notices the end of a connection by itself.
  while ((await database.query('SELECT FROM pg_stat_activity WHERE pid = $1', [holder])).rows.length > 0);
  const retried = await complete(other);
  expect(retried.status).toBe(200);
  const { data } = (await retried.json()) as { data: { url: string } };
  expect((await fetch(other + data.url)).status).toBe(200);
}, 120_000);

/** Small to send, and long to look at: as many pixels as may be. */
function slowPicture(): Promise<Buffer> {
  const measures = { width: 7_000, height: 7_000, channels: 3 as const, background: '#336699' };
  return sharp({ create: measures, limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer();
}

async function signIn(url: string): Promise<{ token: string; userId: string }> {
  const answer = await fetch(`${url}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@lyceum.example', password: 'lyceum-demo' }),
  });
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
  return { token, userId: claims.id };
}

async function send(
  url: string,
  bytes: Buffer,
  userId: string,
  headers: Record<string, string>,
): Promise<{ uploadId: string }> {
  const query = new URLSearchParams({
    uploadS3Bucket: 'media',
    uploadPath: 'galleries',
    filename: 'a.png',
    type: 'image/png',
    extension: 'png',
    userId,
    size: String(bytes.length),
  });
  const begun = await fetch(`${url}/getSignedUrl?${query.toString()}`, { headers });
  const { data } = (await begun.json()) as {
    data: { uploadId: string; signedUrl: string; headers: Record<string, string> };
  };
  const sent = await fetch(url + data.signedUrl, {
    method: 'PUT',
    headers: data.headers,
    body: new Uint8Array(bytes),
  });
  expect(sent.status).toBe(204);
  return data;
}

/** Waits until a connection holds an upload. @returns its process in PostgreSQL */
async function untilHeld(): Promise<number> {
  for (;;) {
    const { rows } = await database.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE state = 'idle in transaction' AND query LIKE '%FROM uploads%SKIP LOCKED%'`,
    );
    if (rows[0]) return rows[0].pid;
  }
}
