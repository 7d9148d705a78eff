/** How the router remembers in session storage that it has reloaded the page for want of a file. */
const routersMark = 'tanstack_router_reload:';

/** Session-storage key of the build the marks belong to. */
const buildKey = 'reloads-of-build';

/** What browsers, and Vite for style sheets, say about a file that is gone. */
const missingFile =
  /^(?:Failed to fetch dynamically imported|error loading dynamically imported|Importing a module script failed|Unable to preload CSS)/i;

type Page = Pick<Window, 'addEventListener' | 'location' | 'navigator' | 'sessionStorage'>;

/**
 * After a deployment an open page may ask for a screen's file that is gone. The router then reloads the page, once for
 * every such file; this keeps it to exactly once a build (checklist line 30). What fails after that is raised to the
 * error screen. Call it before the first screen; `build` changes with every deployment.
 */
export function watchStaleScreens(build: string, page: Page = window): void {
  const marks = marksOf(page);
  if (!marks) return;
  if (marks.getItem(buildKey) !== build) {
    for (const key of reloadMarks(marks)) marks.removeItem(key);
    marks.setItem(buildKey, build);
  }
  page.addEventListener('vite:preloadError', ({ payload }) => {
    if (mayReload(page)) return;
    marks.setItem(routersMark + payload.message, '1');
    const forget = (): void => marks.removeItem(routersMark + payload.message);
    if (!page.navigator.onLine) page.addEventListener('online', forget, { once: true });
  });
}

/** Whether a screen that failed like this is worth the one reload. */
export function isStaleScreen(error: unknown, page: Page = window): error is Error {
  return error instanceof Error && missingFile.test(error.message) && mayReload(page);
}

/** The one reload, for what the router does not see: files a screen asks for before it is shown. */
export function reloadStaleScreen(error: unknown, page: Page = window): void {
  if (!isStaleScreen(error, page)) return;
  marksOf(page)?.setItem(routersMark + error.message, '1');
  page.location.reload();
}

/** Without a network a reload would only lose the page. */
function mayReload(page: Page): boolean {
  const marks = marksOf(page);
  return page.navigator.onLine && marks !== null && reloadMarks(marks).length === 0;
}

function reloadMarks(marks: Storage): string[] {
  return Object.keys(marks).filter((key) => key.startsWith(routersMark));
}

/** Browsers that block cookies throw at the mere question. */
function marksOf(page: Page): Storage | null {
  try {
    return page.sessionStorage;
  } catch {
    return null;
  }
}
