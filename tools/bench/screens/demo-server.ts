import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { sendOnce } from '../call.ts';
import { serverEnvironment } from '../world/api.ts';
import { root } from '../world/build.ts';
import { startChild } from '../world/child.ts';
import { openDatabase } from '../world/database.ts';
import { ensureChromium, locateChromium } from '../../test/chromium.ts';
import { type Address, findAddresses } from './addresses.ts';

/** The built server with its front ends on demo data, and an address for every screen. */
export interface DemoServer {
  readonly url: string;
  readonly addresses: readonly Address[];
}

const password = 'lyceum-demo';

/** Starts the server as `npm start` shows it, on a database that is thrown away. `endings` gets what ends it. */
export async function startDemoServer(endings: (() => Promise<void>)[]): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-screens-'));
  endings.push(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  const database = await openDatabase();
  endings.push(() => database.stop());
  const log = join(folder, 'api.log');
  const environment = serverEnvironment({ databaseUrl: database.url, runJobs: true, frontEnds: true, log });
  const server = await startChild({
    what: 'The server',
    program: join(root, 'apps/api/dist/main.js'),
    cwd: root,
    log,
    env: { ...environment, DEMO_DATA: 'true' },
  });
  endings.push(() => server.stop());
  return { url: server.url, addresses: await findAddresses(database.pool) };
}

/** A demo account's access token. */
export async function signInAs(url: string, email: string): Promise<string> {
  const call = { method: 'POST', path: '/auth/sign-in', body: JSON.stringify({ email, password }) } as const;
  const { data } = (await sendOnce(url, call)) as { data: { token: string } };
  return data.token;
}

/** The browser of the tests, quiet. */
export async function openBrowser(): Promise<Browser> {
  await ensureChromium();
  const { executablePath, env } = locateChromium();
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--no-sandbox',
  ];
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
}

/** Runs in the page: who is signed in, and was active just now. */
export function rememberSession(token: string): void {
  localStorage.setItem('token', token);
  localStorage.setItem('timestamp', String(Date.now()));
}
