import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { rememberSession } from '../bench/screens/demo-server.ts';

/** How a screen is looked at. */
export const looks = {
  phone: { viewport: { width: 360, height: 780 }, colorScheme: 'light', isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;
export type Look = keyof typeof looks;

/** What becomes of the screen's calls for data: `waiting` never gets an answer, `failed` gets an error. */
export type State = 'ready' | 'waiting' | 'failed';

/** A picture to take, and where it goes below the folder. */
export interface Shot {
  /** The route's path: `/thread/$threadId`. */
  readonly route: string;
  readonly look: Look;
  readonly state: State;
  readonly file: string;
}

/** A page that goes on and on is cut, in px. */
const longest = 3_600;
/** How long a screen may take to be at rest; how long one whose calls wait is given. In ms. */
const restWithin = 15_000;
const waitingFor = 2_500;

const dataCalls = /\/(?:graphql|trpc)\b/;

/** A browser window of one look. Whoever is signed in stays so on every page of it. */
export async function openWindow(
  browser: Browser,
  look: Look,
  token: string | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...looks[look], reducedMotion: 'reduce' });
  // As somebody sees it who has been here before: in our own fonts.
  await context.addInitScript(() => localStorage.setItem('lyceum-fonts', 'own'));
  if (token !== null) await context.addInitScript(rememberSession, token);
  return context;
}

/** Opens `url` and keeps its picture. @returns what the page complained about, for the index */
export async function shoot(
  window: BrowserContext,
  url: string,
  shot: Shot,
  folder: string,
): Promise<string[]> {
  const page = await window.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  try {
    await answerCalls(page, shot.state);
    await page.goto(url, { waitUntil: 'load', timeout: 2 * restWithin });
    await atRest(page, shot.state);
    const file = join(folder, shot.file);
    mkdirSync(dirname(file), { recursive: true });
    await page.screenshot({ path: file, animations: 'disabled', ...(await wholePage(page)) });
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  } finally {
    await page.close();
  }
  return complaints;
}

async function answerCalls(page: Page, state: State): Promise<void> {
  if (state === 'waiting') await page.route(dataCalls, () => undefined);
  if (state === 'failed') await page.route(dataCalls, (route) => route.fulfill({ status: 500, body: '' }));
}

async function atRest(page: Page, state: State): Promise<void> {
  if (state === 'waiting') return page.waitForTimeout(waitingFor);
  // A live connection that cannot stay open asks again and again: then it is taken as it is.
  await page.waitForLoadState('networkidle', { timeout: restWithin }).catch(() => undefined);
  if (state !== 'failed') return;
  // What fails is asked again before it is told.
  const told = page.getByRole('button', { name: /try again/i }).first();
  await told.waitFor({ timeout: restWithin }).catch(() => undefined);
}

async function wholePage(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: Math.max(innerHeight, document.documentElement.scrollHeight),
  }));
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, longest) } };
}
