import { Injectable } from '@nestjs/common';
import { describeJobFailure } from '../errors/job-error';
import type { Job } from '../jobs/job-queue.port';
import { waitForTargetHours } from '../outgoing/outgoing.terms';
import { TargetUnavailableError } from '../errors/target-unavailable.error';
import { PreparedQueries } from '../sql/prepared-queries';
import { failQuery, waitQuery } from './delivery.statements';

/** Notes what became of deliveries that were not handled: they wait, are tried again, or are parked. */
@Injectable()
export class DeliveryFailures {
  private readonly listeners: ((milliseconds: number) => void)[] = [];

  constructor(private readonly queries: PreparedQueries) {}

  /** Calls back with how long from now, in ms, something is tried again. */
  onRetryAfter(listener: (milliseconds: number) => void): void {
    this.listeners.push(listener);
  }

  async note({ eventId, name }: Job, thrown: unknown): Promise<void> {
    if (thrown instanceof TargetUnavailableError && (await this.waits({ eventId, name }, thrown))) return;
    const { retry, reason } = describeJobFailure(thrown, { id: eventId, name });
    const values = { subscriber: name, eventId, reason, isFinal: !retry };
    const [failed] = await this.queries.rows(failQuery, values);
    if (failed?.isOpen) for (const listener of this.listeners) listener(failed.seconds * 1_000);
  }

  /** @returns false when it has waited too long */
  private async waits({ eventId, name }: Job, { target, seconds }: TargetUnavailableError): Promise<boolean> {
    const values = { subscriber: name, eventId, target, seconds, hours: waitForTargetHours };
    return (await this.queries.count(waitQuery, values)) > 0;
  }
}
