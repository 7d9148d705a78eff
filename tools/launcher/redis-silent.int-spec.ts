import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EmbeddedPostgres, findFreePort, startThrowAwayPostgres } from '@lyceum/embedded-postgres';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findRedisServer, launch } from '../test/jest/redis-server.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { builtServer } from './environment.ts';

const root = dirname(dirname(import.meta.dirname));
const program = findRedisServer();

/** A machine without Redis has nothing that could hang; `npm test` says so in its closing lines. */
(program === undefined ? describe.skip : describe)('a server whose Redis hangs [needs Redis]', () => {
  let postgres: EmbeddedPostgres;
  let redis: Awaited<ReturnType<typeof launch>>;
  let objects: string;
  let server: ApiProcess;
  let url: string;

  beforeAll(async () => {
    postgres = await startThrowAwayPostgres();
    await postgres.createDatabase('lyceum');
    redis = await launch(program ?? '', await findFreePort());
    objects = mkdtempSync(join(tmpdir(), 'lyceum-redis-silent-'));
    server = startApi(builtServer(root), root, {
      ...process.env,
      DATABASE_URL: postgres.url('lyceum'),
      REDIS_URL: redis.url,
      OBJECTS_DIR: objects,
      PORT: '0',
      HOST: '127.0.0.1',
      FRONT_END_DIR: '',
      DEMO_DATA: 'true',
      LOG_LEVEL: 'silent',
      JWT_SECRET: 'a secret that only this test knows, long enough',
    });
    url = await server.ready;
    process.kill(redis.pid, 'SIGSTOP');
  }, 180_000);

  afterAll(async () => {
    process.kill(redis.pid, 'SIGCONT');
    await server.close();
    await redis.stop();
    await postgres.stop();
    rmSync(objects, { recursive: true, force: true });
  });

  const signIn = (): Promise<Response> =>
    fetch(`${url}/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'student@lyceum.example', password: 'lyceum-demo' }),
      // Two seconds for each command; without them this would never be answered.
      signal: AbortSignal.timeout(25_000),
    });

  it('lets people in and takes what they write, counting for itself', async () => {
    const answer = await signIn();
    expect(answer.status).toBe(200);
    const { token } = ((await answer.json()) as { data: { token: string } }).data;
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      id: string;
    };
    const changed = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: 'mutation ($id: ID!) { updateCommunityDesktopView(desktopViewType: 1, userId: $id) }',
        variables: { id: claims.id },
      }),
      signal: AbortSignal.timeout(25_000),
    });
    expect(await changed.json()).toEqual({ data: { updateCommunityDesktopView: 1 } });
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  }, 60_000);

  it('says that it is not ready', async () => {
    expect((await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(25_000) })).status).toBe(503);
  }, 60_000);

  it('ends well when it is told to stop', async () => {
    await server.close();
    expect(await server.exited).toBe(0);
  }, 60_000);
});
