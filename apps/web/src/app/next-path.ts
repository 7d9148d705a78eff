/** Where signed-in people start. */
export const homePath = '/konnect';

/** Any origin will do: only relative references survive the comparison with it. */
const someOrigin = 'https://page.invalid';

const accountPaths = ['/login', '/signup'];

/**
 * The path, search and hash of a reference within this origin, else null. Links and redirects can come from anybody, so
 * whatever could lead to another site (`//evil`, `/\evil`, `https:…`) is no path.
 */
export function ownPath(reference: string): string | null {
  if (!reference.startsWith('/') || !URL.canParse(reference, someOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(reference, someOrigin);
  if (origin !== someOrigin || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}

/** Where to go after signing in: `next` if it is a path of this origin and no account form, else null. */
export function nextPathOf(next: string | undefined): string | null {
  const path = next === undefined ? null : ownPath(next);
  return path === null || accountPaths.includes(path.split(/[?#]/)[0] ?? '') ? null : path;
}

/** `nextPathOf`, with home in place of null. */
export function safeNextPath(next: string | undefined): string {
  return nextPathOf(next) ?? homePath;
}

/** Whether a path of ours is another application's, which needs a page load. */
export function isOtherApplication(path: string): boolean {
  return /^\/ops(?:[/?#]|$)/.test(path);
}
