/** `npm run shots`: a picture of every screen of both front ends, and a page with all of them. */
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { build, root } from '../bench/world/build.ts';
import type { Address } from '../bench/screens/addresses.ts';
import { type DemoServer, openBrowser, signInAs, startDemoServer } from '../bench/screens/demo-server.ts';
import { indexPage, type TakenShot } from './index-page.ts';
import { type Look, looks, openWindow, shoot, type Shot, type State } from './shoot.ts';

/** Screens without a route file of their own: a planned page, a written one, and none. */
const otherPaths = ['/terms-conditions', '/help', '/lessons/7', '/no/such/place'];

/** Waiting and failed pictures are taken of every so many routes. */
const sampled = 4;

type Looker = 'visitor' | 'student' | 'staff';
/** Their access tokens. */
type Tokens = Readonly<Record<Looker, string | null>>;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'test-results/shots') },
    routes: { type: 'string' },
    states: { type: 'boolean', default: false },
  },
});
const folder = resolve(values.out);

const endings: (() => Promise<void>)[] = [];
try {
  await build(new AbortController().signal);
  const server = await startDemoServer(endings);
  const browser = await openBrowser();
  endings.push(() => browser.close());
  rmSync(folder, { recursive: true, force: true });
  const tokens: Tokens = {
    visitor: null,
    student: await signInAs(server.url, 'student@lyceum.example'),
    staff: await signInAs(server.url, 'admin@lyceum.example'),
  };
  const taken = (
    await Promise.all((Object.keys(looks) as Look[]).map((look) => shootAll(browser, server, tokens, look)))
  ).flat();
  writeFileSync(join(folder, 'index.html'), indexPage(taken));
  process.stdout.write(`${String(taken.length)} pictures: ${join(folder, 'index.html')}\n`);
  const complaints = taken.filter((shot) => shot.state === 'ready' && shot.complaints.length > 0);
  for (const { file, complaints: own } of complaints) process.stdout.write(`${file}: ${own.join('; ')}\n`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} finally {
  for (const end of endings.reverse()) await end();
}

/** All screens in one look: visitors', students' and, of the console, staff's. */
async function shootAll(
  browser: Browser,
  { url, addresses }: DemoServer,
  tokens: Tokens,
  look: Look,
): Promise<TakenShot[]> {
  const others = otherPaths.map((path) => ({ route: path, path, isSignedIn: path !== '/terms-conditions' }));
  const wanted = values.routes?.split(',');
  const chosen = [...addresses, ...others].filter(({ route }) => wanted?.includes(route) ?? true);
  const windows = {
    visitor: await openWindow(browser, look, tokens.visitor),
    student: await openWindow(browser, look, tokens.student),
    staff: await openWindow(browser, look, tokens.staff),
  };
  const taken: TakenShot[] = [];
  for (const [index, address] of chosen.entries())
    for (const state of statesOf(address, index)) {
      const shot = { route: address.route, look, state, file: fileOf(address, look, state) };
      const window = windows[lookerOf(address)];
      const complaints = await shoot(window, new URL(address.path, url).href, shot, folder);
      taken.push({ ...shot, complaints });
    }
  return taken;
}

function lookerOf({ route, isSignedIn }: Address): Looker {
  if (route.startsWith('/ops')) return 'staff';
  return isSignedIn ? 'student' : 'visitor';
}

function statesOf({ isSignedIn }: Address, index: number): readonly State[] {
  const wantsAll = values.states || index % sampled === 0;
  return isSignedIn && wantsAll ? ['ready', 'waiting', 'failed'] : ['ready'];
}

function fileOf({ route }: Address, look: Look, state: Shot['state']): string {
  const name = route.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'landing';
  return `${name}.${look}${state === 'ready' ? '' : `.${state}`}.png`;
}
