/** What Node and undici call a connection that does not come about, breaks off, or stays silent. */
const outageCodes =
  /^(E(CONN|HOST|NET|TIMEDOUT|PIPE|AI_|NOTFOUND|ADDR|SOCKET|PROTO)|UND_ERR_|ERR_(TLS|SSL)|CERT_)/;

/** As much as is looked at; errors of the platform are not always of this realm's `Error`. */
interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

const asThrown = (error: unknown): Thrown | null =>
  typeof error === 'object' && error !== null ? error : null;

/** Whether a call failed because nobody answered, rather than because of what was answered. */
export function isOutage(error: unknown): boolean {
  const thrown = asThrown(error);
  if (!thrown) return false;
  if (thrown.name === 'TimeoutError' || thrown.name === 'AbortError') return true;
  if (typeof thrown.code === 'string' && outageCodes.test(thrown.code)) return true;
  if (Array.isArray(thrown.errors) && thrown.errors.length > 0) return thrown.errors.every(isOutage);
  return isOutage(thrown.cause);
}

/** Statuses of a gateway whose service is away. */
export const isOutageStatus = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** What may be shown of an error to staff. */
export function reasonOf(error: unknown): string {
  const thrown = asThrown(error);
  if (!thrown) return String(error).slice(0, 300);
  const cause = asThrown(thrown.cause)?.message;
  const because = typeof cause === 'string' && cause !== '' ? `: ${cause}` : '';
  return `${String(thrown.message || thrown.name)}${because}`.slice(0, 300);
}
