import { ownPath } from './next-path';

const key = 'path-after-sign-up';

/** As long as the mailed link that ends a sign-up holds, in ms. */
const keptMilliseconds = 24 * 60 * 60 * 1_000;

/** Keeps where somebody was heading who signs up: the mail's link opens a page that knows nothing of it. */
export function rememberPath(path: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ path, until: Date.now() + keptMilliseconds }));
  } catch {
    // Storage is full or shut: they arrive at their home.
  }
}

/** The path kept last, once; null where there is none, or it is too old. */
export function takeRememberedPath(): string | null {
  const kept = localStorage.getItem(key);
  localStorage.removeItem(key);
  try {
    const { path, until } = JSON.parse(kept ?? 'null') as { path: string; until: number };
    return until > Date.now() ? ownPath(path) : null;
  } catch {
    return null;
  }
}
