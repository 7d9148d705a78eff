import { defineConfig } from '@playwright/test';
import { locateChromium } from '../../tools/test/chromium.ts';

const { executablePath, env } = locateChromium();

/** Quiet, and no traffic but the tests' own. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Calls are made with a camera and a microphone that Chromium makes up, and which it allows without asking.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // What moves over a blurred screen costs a core without a graphics card. The other settings are Playwright's own: a mouse.
  '--blink-settings=prefersReducedTransparency=true,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Again, and named in the summary: see docs/decisions/0014.
  retries: 2,
  timeout: 90_000,
  // A first paint behind a chunk that has to be fetched and compiled takes its time on a busy machine with two cores.
  expect: { timeout: 15_000 },
  reporter: [['list'], ...jsonReporter()],
  use: {
    browserName: 'chromium',
    // What moves costs a core without a graphics card; a test of what moves says that it may.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs a fifth of the browser's time; a second try is rare enough to be recorded.
    trace: 'on-first-retry',
    launchOptions: { executablePath, args: FLAGS, env: { ...process.env, ...env } },
  },
});

/** `npm test` counts from a file it names; a run by hand needs none. */
function jsonReporter(): ['json', { outputFile: string }][] {
  const outputFile = process.env['LYCEUM_E2E_REPORT'];
  return outputFile === undefined ? [] : [['json', { outputFile }]];
}
