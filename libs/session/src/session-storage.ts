/** Local-storage key of the access token (checklist line 25). */
export const tokenKey = 'token';

/** Local-storage key of the time the user was last active in any tab: milliseconds since 1970, in digits. */
export const timestampKey = 'timestamp';

/** Local-storage key of the choice made at log-in: `true` keeps the session over idle times (checklist line 26). */
export const keepMeLoggedInKey = 'keepMeLoggedIn';

/** Local-storage key of how far this device's clock is ahead of the server's, in milliseconds. */
export const clockOffsetKey = 'clockOffset';

/** Local-storage key of why and when a session ended, for tabs that load after that. */
export const endNoticeKey = 'sessionEnded';

/** What a session needs of `localStorage`. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps values for as long as the page lives. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * `localStorage`, or memory where the browser refuses it (blocked cookies): a session then ends with its page. A tab in
 * which staff look on as somebody else has a token of its own in `sessionStorage`; their other tabs stay theirs.
 */
export function browserStorage(): KeyValueStorage {
  try {
    const { localStorage, sessionStorage } = globalThis;
    localStorage.getItem(tokenKey);
    return sessionStorage.getItem(tokenKey) ? sessionStorage : localStorage;
  } catch {
    return memoryStorage();
  }
}
