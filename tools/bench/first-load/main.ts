import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium, locateChromium } from '../../test/chromium.ts';
import { sendOnce } from '../cpu/load.ts';
import { median } from '../report/stats.ts';
import { serverEnvironment } from '../world/api.ts';
import { root } from '../world/build.ts';
import { startChild } from '../world/child.ts';
import { openDatabase } from '../world/database.ts';
import { type Address, findAddresses } from './addresses.ts';
import { visit, type Visit } from './visit.ts';

type Say = (line: string) => void;

const goals = { seconds: 2, layoutShift: 0.02, scripts: 25 };

/** The demo account that may open every screen. */
const account = { email: 'admin@lyceum.example', password: 'lyceum-demo' };

/**
 * `npm run bench -- first-load --runs 3 --routes /,/community`: opens every route of both front ends on demo data, cold,
 * as a phone on a slow line would. @returns whether all could be measured
 */
export async function runFirstLoad(argv: readonly string[], say: Say): Promise<boolean> {
  const { values } = parseArgs({
    args: [...argv],
    options: { runs: { type: 'string', default: '3' }, routes: { type: 'string' } },
  });
  const endings: (() => Promise<void>)[] = [];
  try {
    const { url, addresses } = await startDemo(endings);
    const wanted = values.routes?.split(',');
    const chosen = addresses.filter(({ route }) => wanted?.includes(route) ?? true);
    const browser = await openBrowser();
    endings.push(() => browser.close());
    process.stdout.write(`${heading}\n`);
    let isWhole = true;
    for (const address of chosen) {
      const line = await measure(browser, url, address, Number(values.runs)).catch((error: unknown) => {
        isWhole = false;
        say(`${address.route}: ${String(error)}`);
      });
      if (line !== undefined) process.stdout.write(`${line}\n`);
    }
    return isWhole;
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/** The server on demo data, as `npm start` shows it. */
async function startDemo(endings: (() => Promise<void>)[]): Promise<{ url: string; addresses: Address[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-first-load-'));
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

async function openBrowser(): Promise<Browser> {
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

async function measure(browser: Browser, url: string, address: Address, runs: number): Promise<string> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const token = address.isSignedIn ? await signIn(url) : null;
    visits.push(await visit(browser, new URL(address.path, url).href, token));
  }
  const of = (figure: keyof Visit): number => median(visits.map((one) => one[figure]));
  return row([
    address.route,
    inSeconds(of('largestPaint')),
    inSeconds(of('content')),
    marked(of('layoutShift').toFixed(3), of('layoutShift') > goals.layoutShift),
    marked(of('scripts').toFixed(0), of('scripts') > goals.scripts),
    of('requests').toFixed(0),
    `${(of('bytes') / 1_000).toFixed(0)} kB`,
  ]);
}

async function signIn(url: string): Promise<string> {
  const call = { method: 'POST', path: '/auth/sign-in', body: JSON.stringify(account) } as const;
  const { data } = (await sendOnce(url, call)) as { data: { token: string } };
  return data.token;
}

const marked = (figure: string, isMissed: boolean): string => (isMissed ? `${figure} !` : `${figure}  `);

function inSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  return marked(`${seconds.toFixed(2)} s`, !(seconds <= goals.seconds));
}

const widths = [34, 10, 10, 10, 10, 9, 10];

const row = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('');

const heading = `${row(['', 'LCP  ', 'content  ', 'CLS  ', 'scripts  ', 'requests', 'wire'])}
goals: ${String(goals.seconds)} s, CLS ${String(goals.layoutShift)}, ${String(goals.scripts)} scripts; "!" misses one`;
