import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { rememberSession } from '../screens/demo-server.ts';

/** A mid-range phone on a slow line. */
const phone = { viewport: { width: 360, height: 780 }, cpuSlowdown: 4 };
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** What opening a page took. Times in ms from the navigation's begin. */
export interface Visit {
  readonly largestPaint: number;
  /** The first frame with nine tenths of the text that stands there in the end. */
  readonly content: number;
  readonly layoutShift: number;
  readonly scripts: number;
  readonly requests: number;
  readonly bytes: number;
}

interface Seen {
  largestPaint: number;
  layoutShift: number;
  /** When how much text stood in the page. */
  texts: [at: number, length: number][];
}

declare global {
  var firstLoadSeen: Seen;
}

/** How long nothing may have come before a page counts as at rest, and when it is taken as it is. In ms. */
const rest = { after: 1_500, atLatest: 40_000 };

/** Opens a page with nothing in the browser's cache, and watches until it is at rest. */
export async function visit(browser: Browser, url: string, token: string | null): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone.viewport, isMobile: true });
  try {
    const page = await context.newPage();
    if (token !== null) await page.addInitScript(rememberSession, token);
    await page.addInitScript(watch);
    const wire = await slowDown(page);
    await page.goto(url, { timeout: rest.atLatest });
    await wire.atRest();
    if (token !== null && new URL(page.url()).pathname === '/login') throw new Error('It asks to log in.');
    const seen = await page.evaluate(() => globalThis.firstLoadSeen);
    const last = seen.texts.at(-1)?.[1] ?? 0;
    return {
      largestPaint: seen.largestPaint,
      content: seen.texts.find(([, length]) => length >= 0.9 * last)?.[0] ?? Number.NaN,
      layoutShift: seen.layoutShift,
      ...wire.counts,
    };
  } finally {
    await context.close();
  }
}

interface Wire {
  readonly counts: Pick<Visit, 'scripts' | 'requests' | 'bytes'>;
  atRest(): Promise<void>;
}

async function slowDown(page: Page): Promise<Wire> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  const counts = { scripts: 0, requests: 0, bytes: 0 };
  const open = new Set<string>();
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // The live connection asks again and again where it cannot stay open.
    if (request.url.includes('/socket.io/')) return;
    last = performance.now();
    open.add(requestId);
    counts.requests += 1;
  });
  session.on('Network.responseReceived', ({ type }) => void (counts.scripts += type === 'Script' ? 1 : 0));
  const close = (requestId: string): void => {
    if (open.delete(requestId)) last = performance.now();
  };
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counts.bytes += encodedDataLength;
    close(requestId);
  });
  const atRest = async (): Promise<void> => {
    const until = performance.now() + rest.atLatest;
    const isAtRest = (): boolean => open.size === 0 && performance.now() - last > rest.after;
    while (!isAtRest() && performance.now() < until) await setTimeout(100);
  };
  return { counts, atRest };
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen: Seen = { largestPaint: 0, layoutShift: 0, texts: [] };
  globalThis.firstLoadSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const lengthOf = (...elements: Element[]): number =>
    elements.reduce((sum, { textContent }) => sum + textContent.length, 0);
  let isAwaited = false;
  new MutationObserver(() => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      seen.texts.push([
        performance.now(),
        lengthOf(document.body) - lengthOf(...document.body.querySelectorAll('style, script, noscript')),
      ]);
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
