import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Call, type Calls, sendOnce } from '../call.ts';

/** Keep-alive connections that share the requests of a round. */
export const connections = 32;

/** An autocannon request that may be made anew each time. */
type Requests = NonNullable<autocannon.Options['requests']>;

/** Hands out the calls of one side, counting them over all rounds. */
export class CallSource {
  private readonly calls: Calls;
  private given = 0;

  constructor(calls: Calls) {
    this.calls = calls;
  }

  next(): Call {
    return typeof this.calls === 'function' ? this.calls(this.given++) : this.calls;
  }

  requests(): Requests {
    if (typeof this.calls !== 'function') return [toRequest(this.calls)];
    return [
      { ...toRequest(this.next()), setupRequest: (request) => ({ ...request, ...toRequest(this.next()) }) },
    ];
  }
}

/**
 * Sends so many requests and waits for all answers.
 * @throws Error when one of them is not a success
 */
export async function sendLoad(url: string, source: CallSource, amount: number): Promise<void> {
  const result = await autocannon({ url, connections, amount, timeout: 30, requests: source.requests() });
  const bad = result.errors + result.non2xx;
  if (bad > 0) throw new Error(`${String(bad)} of ${String(amount)} requests to ${url} failed.`);
}

/**
 * Sends so many requests a second, evenly and whether earlier ones are answered or not: people do not wait for each other.
 * @returns how long each was waited for, in ms
 * @throws Error when one of them is not a success
 */
export async function sendAtRate(
  url: string,
  source: CallSource,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const started = performance.now();
  const waits: Promise<number>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const at = started + (n * 1_000) / perSecond;
    await setTimeout(Math.max(0, at - performance.now()));
    waits.push(sendOnce(url, source.next()).then(() => performance.now() - at));
  }
  return Promise.all(waits);
}

/** autocannon sets the length of a body itself. */
function toRequest({ method = 'GET', path, headers = {}, body }: Call) {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return { method, path, headers: { ...type, ...headers }, ...(body !== undefined && { body }) };
}
