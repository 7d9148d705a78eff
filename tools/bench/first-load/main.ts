import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import type { Address } from '../screens/addresses.ts';
import { openBrowser, signInAs, startDemoServer } from '../screens/demo-server.ts';
import { median } from '../report/stats.ts';
import { startBarePage } from './bare-page.ts';
import { visit, type Visit } from './visit.ts';

type Say = (line: string) => void;

const goals = { seconds: 2, layoutShift: 0.02, scripts: 25 };

/** Whose phone it is: a student's, in the console an admin's. */
const accountOf = ({ route }: Address): string =>
  route.startsWith('/ops') ? 'admin@lyceum.example' : 'student@lyceum.example';

/** Always measured, too: what the stack takes without anything of ours. */
const bareAddress: Address = { route: 'bare page of this stack', path: '/', isSignedIn: false };

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
    const { url, addresses } = await startDemoServer(endings);
    const wanted = values.routes?.split(',');
    const chosen = addresses.filter(({ route }) => wanted?.includes(route) ?? true);
    const browser = await openBrowser();
    endings.push(() => browser.close());
    process.stdout.write(`${heading}\n`);
    let isWhole = true;
    const bare = { url: await startBarePage(endings), address: bareAddress };
    for (const { url: origin, address } of [bare, ...chosen.map((one) => ({ url, address: one }))]) {
      const line = await measure(browser, origin, address, Number(values.runs)).catch((error: unknown) => {
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

async function measure(browser: Browser, url: string, address: Address, runs: number): Promise<string> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const token = address.isSignedIn ? await signInAs(url, accountOf(address)) : null;
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
