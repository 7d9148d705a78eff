import { Injectable, Logger } from '@nestjs/common';
import { Breaker } from './breaker';
import { isOutage, isOutageStatus, reasonOf } from '../errors/is-outage';
import { type OutgoingTerms, outgoingTerms } from './outgoing.terms';
import { TargetRecords } from './target-records';
import { TargetUnavailableError } from '../errors/target-unavailable.error';
import { assertMayCallOut, currentWork } from './work-context';

interface CallOptions {
  /** Whether a failure means that the target is away; a refusal is an answer like any other. */
  readonly isOutage?: (error: unknown) => boolean;
  /** For what takes its time by nature, such as a large file: as long as in a job, whoever waits. */
  readonly isLong?: boolean;
  /** What is sent can itself be why the answer takes too long: that ends the call, and says nothing of the target. */
  readonly isHeavy?: boolean;
}

interface FetchOptions extends Pick<CallOptions, 'isHeavy'> {
  /** Of a longer body no more is read, and the call is refused. */
  readonly mostBytes?: number;
}

/**
 * The one way out of the house. Every call ends after 5 seconds when a person waits for it and after 20 in a job, and a
 * target that is away is left alone until a probe finds it back (see Breaker).
 */
@Injectable()
export class OutgoingCalls {
  private readonly logger = new Logger(OutgoingCalls.name);
  private readonly breakers = new Map<string, Breaker>();

  constructor(
    private readonly records: TargetRecords,
    readonly terms: OutgoingTerms = outgoingTerms,
  ) {}

  /**
   * Runs one call.
   * @param target names it for staff: what it is for, and the host
   * @param work must stop when the signal says so; it is not waited for any longer
   * @throws TargetUnavailableError when the target is away or left alone; else what the work throws
   */
  async call<T>(
    target: string,
    work: (signal: AbortSignal) => Promise<T>,
    options: CallOptions = {},
  ): Promise<T> {
    assertMayCallOut(target);
    const breaker = this.breakerOf(target);
    if (!breaker.admit())
      throw new TargetUnavailableError(target, breaker.secondsToRetry(), breaker.lastReason);
    try {
      const result = await withinLimit(this.limit(options), work);
      await this.note(breaker, () => this.records.succeeded(target));
      return result;
    } catch (error) {
      if (!(options.isOutage ?? isOutage)(error)) {
        await this.note(breaker, () => this.records.succeeded(target));
        throw error;
      }
      const reason = reasonOf(error);
      if (options.isHeavy && error instanceof TooSlowError)
        throw new TargetUnavailableError(target, this.terms.retrySeconds, reason, error);
      breaker.failed(reason);
      await this.record(() => this.records.failed(target, { reason, isOpen: breaker.isOpen }));
      throw new TargetUnavailableError(target, this.terms.retrySeconds, reason, error);
    }
  }

  /**
   * `fetch` as a call. The time also bounds the reading of the body, which is read here.
   * @throws AnswerTooLongError, TargetUnavailableError also for 502, 503 and 504, which gateways answer for a service that is away
   */
  fetch(
    target: string,
    url: string | URL,
    init: RequestInit = {},
    { mostBytes, ...options }: FetchOptions = {},
  ): Promise<Response> {
    return this.call(
      target,
      async (signal) => {
        const answer = await fetch(url, { ...init, signal });
        if (isOutageStatus(answer.status)) throw new GatewayError(`answered ${String(answer.status)}`);
        const { status, statusText, headers } = answer;
        const body = await bodyOf(answer, mostBytes);
        return new Response(status === 204 || status === 304 ? null : body, { status, statusText, headers });
      },
      { ...options, isOutage: (error) => error instanceof GatewayError || isOutage(error) },
    );
  }

  private async note(breaker: Breaker, record: () => Promise<void>): Promise<void> {
    breaker.succeeded();
    await this.record(record);
  }

  /** That it cannot be noted must not fail the call. */
  private async record(record: () => Promise<void>): Promise<void> {
    await record().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'How a target is could not be noted');
    });
  }

  private limit({ isLong = false }: CallOptions): number {
    const isPatient = isLong || currentWork() !== undefined;
    return isPatient ? this.terms.jobMilliseconds : this.terms.personMilliseconds;
  }

  private breakerOf(target: string): Breaker {
    const known = this.breakers.get(target) ?? new Breaker(this.terms);
    this.breakers.set(target, known);
    return known;
  }
}

/** What was answered is longer than its asker takes. */
export class AnswerTooLongError extends Error {}

async function bodyOf(
  answer: Response,
  most: number | undefined,
): Promise<ArrayBuffer | Uint8Array<ArrayBuffer>> {
  if (most === undefined || !answer.body) return answer.arrayBuffer();
  const tooLong = new AnswerTooLongError(`answered more than ${String(most)} bytes`);
  if (Number(answer.headers.get('content-length')) > most) {
    await answer.body.cancel();
    throw tooLong;
  }
  const read: Uint8Array[] = [];
  let length = 0;
  // Whoever leaves the loop ends the reading.
  for await (const part of answer.body) {
    length += part.length;
    if (length > most) throw tooLong;
    read.push(part);
  }
  return Buffer.concat(read, length);
}

class GatewayError extends Error {}

/** The whole time of a call is over. */
class TooSlowError extends Error {
  override readonly name = 'TimeoutError';
}

/** Ends the wait even where the work does not heed the signal. */
async function withinLimit<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new TooSlowError(`no answer within ${String(milliseconds / 1_000)} s`);
    reject(error);
    controller.abort(error);
  }, milliseconds);
  try {
    return await Promise.race([work(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
