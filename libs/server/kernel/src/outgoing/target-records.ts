import { outboxChannel } from '../sql/event-signal';
import { statement } from '../sql/statement';
import type { StatementRunner } from '../sql/statement-runner';
import type { OutgoingTerms } from './outgoing.terms';

/** Where all processes note how their targets are: the console shows it, and the relay goes by it. */
export abstract class TargetRecords {
  abstract succeeded(target: string): Promise<void>;
  abstract failed(target: string, failure: { reason: string; isOpen: boolean }): Promise<void>;
}

const noteOutage = statement(
  'kernel.note-outage',
  `INSERT INTO outgoing_targets AS t (name, opened_at, retry_at, last_error, last_failed_at)
  VALUES ($target, CASE WHEN $isOpen THEN now() END, CASE WHEN $isOpen THEN now() + make_interval(secs => $retrySeconds) END, $reason, now())
  ON CONFLICT (name) DO UPDATE SET last_error = $reason, last_failed_at = now(),
    opened_at = coalesce(t.opened_at, excluded.opened_at), retry_at = coalesce(excluded.retry_at, t.retry_at)`,
);

/** What waits for the target goes out now; what was told a later time by the target itself keeps it. */
const noteSuccess = statement<{ woken: string }>(
  'kernel.note-success',
  `WITH closed AS (
    UPDATE outgoing_targets SET opened_at = NULL, retry_at = NULL
    WHERE name = $target AND opened_at IS NOT NULL RETURNING name),
  freed AS (
    UPDATE event_deliveries d SET next_try_at = now()
    FROM closed WHERE d.waits_for = closed.name AND d.next_try_at < now() + make_interval(secs => $retrySeconds))
  SELECT pg_notify('${outboxChannel}', '')::text AS woken FROM closed`,
);

/** In the table `outgoing_targets`. */
export class StoredTargetRecords extends TargetRecords {
  constructor(
    private readonly statements: StatementRunner,
    private readonly terms: OutgoingTerms,
  ) {
    super();
  }

  override async succeeded(target: string): Promise<void> {
    const { retrySeconds } = this.terms;
    await this.statements.rows(noteSuccess, { target, retrySeconds });
  }

  override async failed(
    target: string,
    { reason, isOpen }: { reason: string; isOpen: boolean },
  ): Promise<void> {
    const { retrySeconds } = this.terms;
    await this.statements.count(noteOutage, { target, reason, isOpen, retrySeconds });
  }
}
