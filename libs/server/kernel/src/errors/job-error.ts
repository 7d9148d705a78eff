import { maskSecrets } from '@lyceum/contracts/logging';
import { TargetUnavailableError } from './target-unavailable.error';
import { describeError } from './describe-error';
import { DomainError } from './domain-error';
import { reportFault } from './report-fault';

/** What the queue does with a failed job: a rule's "no" will not change by trying again. */
export interface JobFailure {
  retry: boolean;
  /** Short cause for the console's list of parked jobs, without addresses and secrets. */
  reason: string;
}

/** The jobs' mapper: domain errors are parked at once, all else is retried with backoff and then parked. */
export function describeJobFailure(thrown: unknown, job: { id: string; name: string }): JobFailure {
  const described = describeError(thrown);
  reportFault(described, thrown, { jobId: job.id, job: job.name });
  return {
    retry: !(thrown instanceof DomainError),
    reason: maskSecrets(reasonOf(thrown) ?? described.answer.message),
  };
}

function reasonOf(thrown: unknown): string | undefined {
  if (thrown instanceof TargetUnavailableError)
    return `${thrown.target} was away for more than a day: ${thrown.reason}`;
  return thrown instanceof Error ? thrown.message : undefined;
}
