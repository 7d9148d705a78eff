import { AsyncLocalStorage } from 'node:async_hooks';

/** From where a call came, for the audit log. */
interface RequestOrigin {
  readonly requestId: string;
  /** The caller's IP address, as far as trusted proxies tell it. */
  readonly address: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Does something as part of a request; what it writes into the audit log says from where it came. */
export function withOrigin<Result>(origin: RequestOrigin, work: () => Result): Result {
  return origins.run(origin, work);
}

/** The request this is part of; undefined in jobs and at sockets. */
export const currentOrigin = (): RequestOrigin | undefined => origins.getStore();
