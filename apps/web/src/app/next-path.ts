/** Where signed-in people start. */
export const homePath = '/konnect';

/** Any origin will do: only relative references survive the comparison with it. */
const someOrigin = 'https://page.invalid';

const accountPaths = ['/login', '/signup'];

/** The search parameters of the account forms: where to go afterwards. */
export function readNextSearch(search: Record<string, unknown>): { next?: string } {
  const { next } = search;
  return typeof next === 'string' && next !== '' ? { next } : {};
}

/**
 * Where to go after signing in: `next` if it is a path of this origin, else home. A link to the login form can come
 * from anybody, so whatever could lead to another site (`//evil`, `/\evil`, `https:…`) is no path.
 */
export function safeNextPath(next: string | undefined): string {
  if (next === undefined || !next.startsWith('/') || !URL.canParse(next, someOrigin)) return homePath;
  const { origin, pathname, search, hash } = new URL(next, someOrigin);
  if (origin !== someOrigin || pathname.startsWith('//') || accountPaths.includes(pathname)) return homePath;
  return pathname + search + hash;
}

/** Whether a path of ours is another application's, which needs a page load. */
export function isOtherApplication(path: string): boolean {
  return /^\/ops(?:[/?#]|$)/.test(path);
}
