import { commonErrors } from '@lyceum/contracts/common';
import { DomainError } from './domain-error';

/**
 * Somebody we call does not answer, or asks to come again later. A request answers 503; a job's delivery waits, without
 * a try being counted, because it is not to blame.
 */
export class TargetUnavailableError extends DomainError {
  /** @param seconds after which asking again makes sense */
  constructor(
    readonly target: string,
    readonly seconds: number,
    readonly reason: string,
    cause?: unknown,
  ) {
    super(commonErrors.UNAVAILABLE, { retryAfterSeconds: seconds, cause });
  }
}
