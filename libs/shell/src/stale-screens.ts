import { watchStyleSheets } from './lost/style-sheets';

/** How the router remembers in session storage that it has reloaded the page for want of a file. */
const routersMark = 'tanstack_router_reload:';

/** Session-storage keys: the build this tab has opened, and the one it has reloaded for. */
const buildKey = 'build';
const reloadKey = 'reloaded-for-build';

/** What browsers, and Vite for style sheets, say about a file that they could not get. */
const missingFile =
  /^(?:Failed to fetch dynamically imported|error loading dynamically imported|Importing a module script failed|Unable to preload CSS)/i;

type Page = Pick<Window, 'addEventListener' | 'location' | 'sessionStorage'>;

/**
 * After a deployment an open page may ask for a screen's file that is gone; without a network, for one that cannot be
 * had yet. The router would reload the page in both cases, once for every such file, and end in the browser's own error
 * page in the second. This keeps it from that: the error screen tells the cases apart. Call it before the first screen;
 * `build` changes with every deployment.
 */
export function watchStaleScreens(build: string, page: Page = window): void {
  watchStyleSheets(page);
  const marks = marksOf(page);
  if (!marks) return;
  marks.setItem(buildKey, build);
  page.addEventListener('vite:preloadError', ({ payload }) => {
    marks.setItem(routersMark + payload.message, '1');
  });
}

/** Whether it is a file of ours that is wanting. */
export function isMissingFile(error: unknown): error is Error {
  return error instanceof Error && missingFile.test(error.message);
}

/**
 * The one reload of a build (checklist line 30), for a file that the server no longer has.
 * @returns false where it has been used, or cannot be remembered: the failure is raised then
 */
export function reloadStaleScreen(page: Page = window): boolean {
  const marks = marksOf(page);
  const build = marks?.getItem(buildKey) ?? null;
  if (!marks || build === null || marks.getItem(reloadKey) === build) return false;
  marks.setItem(reloadKey, build);
  page.location.reload();
  return true;
}

/** Browsers that block cookies throw at the mere question. */
function marksOf(page: Page): Storage | null {
  try {
    return page.sessionStorage;
  } catch {
    return null;
  }
}
