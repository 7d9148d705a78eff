/**
 * For failures the user is told nothing of: hands the error to the browser, which logs it and tells whoever listens
 * for uncaught errors, as the error reporting of production does.
 */
export function logFailure(error: unknown): void {
  globalThis.reportError(error);
}
