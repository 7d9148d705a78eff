/** Session-storage key of the choice while the browser is at another service. */
const key = 'keep-logged-in-after-return';

/** Notes the choice made on the login page before the browser leaves for another service. */
export function rememberChoice(keepLoggedIn: boolean): void {
  sessionStorage.setItem(key, String(keepLoggedIn));
}

/** The choice, once. */
export function takeChoice(): boolean {
  const isKept = sessionStorage.getItem(key) === 'true';
  sessionStorage.removeItem(key);
  return isKept;
}
